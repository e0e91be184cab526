/** Cards in pictures: where they lie, and the colour of their backgrounds. */
package org.lunartable.vision.card;
