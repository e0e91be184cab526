/** The Admiral's Log: the story of a finished station (HL-18). */
package org.lunartable.engine.homeonlagrange.story;
