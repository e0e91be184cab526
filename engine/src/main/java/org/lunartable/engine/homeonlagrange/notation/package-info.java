/** Moves and games of Home on Lagrange as text; see docs/notation-home-on-lagrange.md. */
package org.lunartable.engine.homeonlagrange.notation;
