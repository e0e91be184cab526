/**
 * The command line: one class a command, listed in {@link org.lunartable.kiosk.cli.Main}.
 *
 * <p>A command writes its results to the {@link org.lunartable.kiosk.cli.Console}, returns its exit
 * status, and throws a {@link org.lunartable.kiosk.cli.CliProblem} for anything a person has to be
 * told in one sentence.
 */
package org.lunartable.kiosk.cli;
