/**
 * What must not be lost, in one SQLite file. Nothing is shown before it stands here. The journal
 * keeps entries in order and never changes one; state is replayed from them.
 */
package org.lunartable.kiosk.journal;
