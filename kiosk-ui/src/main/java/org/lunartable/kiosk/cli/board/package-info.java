/** What the command line does with pictures of the board. */
package org.lunartable.kiosk.cli.board;
