package org.lunartable.kiosk.web;

import org.lunartable.kiosk.fairness.Fairness;
import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.settings.Documents;
import org.lunartable.kiosk.settings.SettingsFile;

/**
 * What the table keeps beside the running game.
 *
 * @param settings what people set once
 * @param documents what people brought for games, such as the cards of an owner
 * @param history the games that were played
 * @param fairness what their dice rolled
 */
public record Records(
    SettingsFile settings, Documents documents, History history, Fairness fairness) {}
