/**
 * The HTTP interface of the kiosk, as {@code docs/api.md} has it. It knows the table and screens,
 * but no rule and no device; Javalin's types stay in here.
 */
package org.lunartable.kiosk.web;
