/** Proposes actions from what one player may know: greedy, with a look ahead over guessed cards. */
package org.lunartable.engine.spacelab.advisor;
