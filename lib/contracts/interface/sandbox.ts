import { z } from "zod";
import { isMajor } from "@/lib/domain/money";
import type { ToldEventType } from "@/lib/domain/webhooks/event-types";
import { currencyChoice } from "../shared";

/** What an airline can be made to do to the flights of a test booking: `withdrawn` gives the whole price back, the others ask the booking. */
export const FLIGHT_CHANGES = [
  "time",
  "time_told",
  "over_midnight",
  "number",
  "equipment",
  "routing",
  "terminal",
  "connection_lost",
  "cancelled",
  "suspended",
] as const;
export type FlightChange = (typeof FLIGHT_CHANGES)[number];

/** Every way in which the flights of a test booking can be changed. */
export const HOWS = [...FLIGHT_CHANGES, "withdrawn"] as const;
export type How = (typeof HOWS)[number];

/**
 * Events that can be made happen to a test booking, or to the account that pays it, each with the ways in which it can; the first where none is named. `booking.created` is
 * made by booking.
 */
export const SANDBOX_EVENTS = {
  "booking.paid": [],
  "booking.ticketed": [],
  "booking.ticketing_failed": [],
  "booking.cancelled": [],
  "booking.flight_cancelled": ["cancelled", "suspended", "withdrawn"],
  "booking.schedule_changed": ["time", "time_told", "over_midnight", "number", "equipment", "routing", "terminal", "connection_lost"],
  "booking.schedule_change_settled": [],
  "booking.refund_requested": [],
  "booking.refund_rejected": [],
  "booking.refunded": [],
  "booking.partially_refunded": [],
  "booking.updated": [],
  "account.balance_low": [],
} as const satisfies Partial<Record<ToldEventType, readonly How[]>>;
export type SandboxEvent = keyof typeof SANDBOX_EVENTS;

const SANDBOX_EVENT_NAMES = Object.keys(SANDBOX_EVENTS).filter((name): name is SandboxEvent => name in SANDBOX_EVENTS);

/** Body of POST /sandbox/booking/{id}/events. */
export const sandboxEventRequest = z
  .object({
    type: z.enum(SANDBOX_EVENT_NAMES).describe("The event that is to happen"),
    how: z
      .enum(HOWS)
      .optional()
      .describe(
        "Of `booking.schedule_changed`: what changes, `time` where it is left out. Of `booking.flight_cancelled`: `cancelled` (the same), `suspended`, or `withdrawn`, after which `auto-cancel` returns everything",
      ),
  })
  .refine(({ type, how }) => how === undefined || SANDBOX_EVENTS[type].some((known) => known === how), {
    path: ["how"],
    message: "sandbox_way",
  })
  .meta({ id: "SandboxEventRequest", description: "What is to happen to a test booking" });
export type SandboxEventRequest = z.infer<typeof sandboxEventRequest>;

/** Most that one call puts on the test deposit, major units. */
const MOST_MONEY = 1_000_000_000;

/** Body of POST /sandbox/deposit. */
export const sandboxDepositRequest = z
  .object({
    amount: z
      .number()
      .positive()
      .max(MOST_MONEY)
      .refine(isMajor, "amount")
      .describe("Test money, in the currency of the deposit; at most two decimals"),
    currency: currencyChoice.describe("For which deposit, ISO 4217; for the first of yours where left out"),
  })
  .meta({ id: "SandboxDepositRequest", description: "Test money for the deposit of test mode" });

/** A day. */
const MOST_SECONDS = 86_400;
/** As far as flights are sold. */
const MOST_HOURS = 330 * 24;

/** Body of POST /sandbox/booking/{id}/time. */
export const sandboxTimeRequest = z
  .object({
    hold_expires_in: z
      .int()
      .min(0)
      .max(MOST_SECONDS)
      .optional()
      .describe("The auto-cancel moment (`expire`) of an unpaid booking is so many seconds from now; 0 is at once"),
    departure_in_hours: z
      .number()
      .min(-MOST_HOURS)
      .max(MOST_HOURS)
      .optional()
      .describe("The first flight leaves so many hours from now, negative is in the past; all flights move by as much"),
  })
  .refine((body) => body.hold_expires_in !== undefined || body.departure_in_hours !== undefined, {
    path: ["hold_expires_in"],
    message: "sandbox_moment",
  })
  .meta({ id: "SandboxTimeRequest", description: "To when a test booking is moved; one of the two at least" });
export type SandboxTimeRequest = z.infer<typeof sandboxTimeRequest>;
