package org.lunartable.kiosk.web;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.lunartable.kiosk.journal.Backups;
import org.lunartable.kiosk.machine.Machine;
import org.lunartable.kiosk.machine.Sticks;

/**
 * What keeps the machine and its data well.
 *
 * @param machine power, sound, network
 * @param sticks USB sticks for backups
 * @param backups of the data folder
 * @param checks what was found about each part, as {@code lunar doctor --json} tells it; may take
 *     seconds
 * @param hands buttons, lamps and sensors
 */
public record Upkeep(
    Machine machine,
    Sticks sticks,
    Backups backups,
    Supplier<List<Map<String, Object>>> checks,
    HandsDesk hands) {}
