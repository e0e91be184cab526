/** Cards, stations and scores of Home on Lagrange as every kind of play shows them. */
package org.lunartable.engine.homeonlagrange.view;
