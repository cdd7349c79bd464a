import { z } from "zod";
import { MOST_SEATS, MOST_SERIES_LEGS, SERIES_ACTS } from "@/lib/domain/schedule/series";
import { dateText } from "../shared";
import { reasonText } from "./proposals";
import { scheduleMessagesReport } from "./schedule-messages";

const airport = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);
/** Local, `HH:MM`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Days after the flight's date. */
const daysLater = z.int().min(0).max(3).default(0);

const seriesLeg = z.object({
  origin: airport,
  departs: clock,
  departs_day: daysLater,
  destination: airport,
  arrives: clock,
  arrives_day: daysLater,
});

/** Body of POST /api/operator/schedule-series: flights of one number that repeat, in local times. With `dry_run` nothing is changed. */
export const seriesRequest = z
  .object({
    act: z.enum(SERIES_ACTS),
    carrier: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/),
    flight_number: z.int().min(1).max(9999),
    from: dateText,
    to: dateText,
    /** 1 is Monday … 7 Sunday, of the flight's date. */
    days: z.array(z.int().min(1).max(7)).min(1).max(7),
    kind: z.enum(["scheduled", "charter"]).default("scheduled"),
    aircraft: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{3}$/)
      .optional(),
    /** Booking classes, highest first; left to the fares where absent. */
    classes: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{0,26}$/)
      .default(""),
    business_seats: z.int().min(0).max(MOST_SEATS).default(0),
    economy_seats: z.int().min(0).max(MOST_SEATS).default(0),
    legs: z.array(seriesLeg).max(MOST_SERIES_LEGS).default([]),
    reason: reasonText,
    dry_run: z.boolean().default(true),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "order" })
  .refine(({ act, legs }) => act === "end" || legs.length > 0, { path: ["legs"], message: "required" })
  .refine(({ act, aircraft }) => act === "end" || aircraft !== undefined, { path: ["aircraft"], message: "required" })
  .refine(({ act, business_seats: business, economy_seats: economy }) => act === "end" || business + economy > 0, {
    path: ["economy_seats"],
    message: "required",
  });
export type SeriesRequest = z.input<typeof seriesRequest>;
export type AskedSeries = z.output<typeof seriesRequest>;

/** Answer: what becomes, or became, of the series, as of any schedule message. */
export const seriesReport = z.strictObject({
  /** The message that says the same, for whoever reads SSM. */
  message: z.string(),
  /** The legs of its first date, by both clocks; empty where it ends, or an airport is not known. */
  legs: z.array(
    z.strictObject({
      origin: z.string(),
      destination: z.string(),
      /** The flight's date. */
      date: z.string(),
      departs: z.string(),
      departs_day: z.int(),
      arrives: z.string(),
      arrives_day: z.int(),
      /** Minutes from UTC, and from departure to arrival. */
      departure_offset: z.int(),
      arrival_offset: z.int(),
      minutes: z.int(),
    }),
  ),
  report: scheduleMessagesReport,
});
export type SeriesReport = z.infer<typeof seriesReport>;
