/** Space Lab beside printed cards: what people tell the kiosk, and the counting at the end. */
package org.lunartable.engine.spacelab.companion;
