/**
 * Space Lab: a package for each idea of it, and the class that the kiosk registers. The rule
 * numbers (SL-5) are those of docs/space-lab.md.
 */
package org.lunartable.engine.spacelab;
