/** Cards, stations and scores of Space Lab as every kind of play shows them. */
package org.lunartable.engine.spacelab.view;
