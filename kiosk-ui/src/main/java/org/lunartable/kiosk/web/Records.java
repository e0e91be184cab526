package org.lunartable.kiosk.web;

import org.lunartable.kiosk.history.History;
import org.lunartable.kiosk.settings.SettingsFile;

/**
 * What the table keeps beside the running game.
 *
 * @param settings what people set once
 * @param history the games that were played
 */
public record Records(SettingsFile settings, History history) {}
