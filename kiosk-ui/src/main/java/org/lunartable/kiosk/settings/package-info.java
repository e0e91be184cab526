/** What people set once for their table: language, sounds, animations, the players' names. */
package org.lunartable.kiosk.settings;
