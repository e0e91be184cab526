/** Moves of Space Lab as text; see docs/notation-space-lab.md. */
package org.lunartable.engine.spacelab.notation;
