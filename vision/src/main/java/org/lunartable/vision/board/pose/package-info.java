/**
 * Where the board lies in a picture: its measures in millimetres and the camera that looks at it.
 */
package org.lunartable.vision.board.pose;
