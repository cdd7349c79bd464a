import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { RULE_PARTS } from "@/lib/domain/selling/policy";
import { bookingRequest } from "../interface/bookings";

/** How a partner makes its own prices. Amounts are minor units of the policy's currency, percents hundredths of one. */

const MAX_MINOR = 1e12;
const MAX_RULES = 200;
/** Half of what it costs: less is a slip of the finger. */
const LOWEST_BP = -5_000;
const HIGHEST_BP = 10_000;

const amount = z.int().min(0).max(MAX_MINOR);
const basisPoints = z.int().min(0).max(HIGHEST_BP);
const value = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("amount"), minor: amount }),
  z.object({ kind: z.literal("percent"), basisPoints }),
]);
const cabin = z.enum(["E", "B"]);
const rounding = z.object({ toMinor: z.int().min(1).max(MAX_MINOR), mode: z.enum(["up", "nearest"]) });
const bounds = z
  .object({ lowestBp: z.int().min(LOWEST_BP).max(HIGHEST_BP), highestBp: z.int().min(LOWEST_BP).max(HIGHEST_BP) })
  .refine(({ lowestBp, highestBp }) => lowestBp <= highestBp, { path: ["highestBp"], error: "order" });

const carrierCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2}$/, "carrier");
/** Three letters are a city or an airport, two a country. */
const placeCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, "place");

/** Left out is any. */
const askedRule = z.object({
  part: z.enum(RULE_PARTS),
  when: z.object({
    carrier: carrierCode.optional(),
    from: placeCode.optional(),
    to: placeCode.optional(),
    cabin: cabin.optional(),
    age: z.enum(AGE_GROUPS).optional(),
  }),
  value,
});
export type AskedRule = z.infer<typeof askedRule>;

/** Body of POST /api/portal/selling/rules: all of it at once. */
export const sellingRequest = z.object({
  /** Of the policy that was read; 0 where there was none. */
  version: z.int().min(0),
  rules: z.array(askedRule).max(MAX_RULES),
  rounding: rounding.optional(),
  bounds: bounds.optional(),
  keeps: value,
});
export type SellingRequest = z.infer<typeof sellingRequest>;

const shownPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("country"), code: z.string(), name: z.string() }),
  z.strictObject({ kind: z.literal("city"), code: z.string(), name: z.string(), airports: z.array(z.string()) }),
]);

const shownRule = z.strictObject({
  part: z.enum(RULE_PARTS),
  when: z.strictObject({
    carrier: z.string().nullable(),
    from: shownPlace.nullable(),
    to: shownPlace.nullable(),
    cabin: cabin.nullable(),
    age: z.enum(AGE_GROUPS).nullable(),
  }),
  value,
});
export type ShownRule = z.infer<typeof shownRule>;

/** Answer of GET /api/portal/selling and of POST /api/portal/selling/rules: a policy as lib/domain/selling takes it, with the names of its places. */
export const sellingShown = z.strictObject({
  version: z.int(),
  currency: z.enum(CURRENCIES),
  rules: z.array(shownRule),
  rounding: rounding.nullable(),
  bounds: bounds.nullable(),
  keeps: value,
});
export type SellingShown = z.infer<typeof sellingShown>;

/** The policy as the database has it: places are codes. */
export const keptPolicy = sellingRequest.omit({ version: true }).extend({ currency: z.enum(CURRENCIES) });
export type KeptPolicy = z.infer<typeof keptPolicy>;

/** What the customer pays for all passengers together, major units. */
const sellingAmount = z.number().min(0).max(1e10);

/** Body of POST /api/portal/bookings/{id}/selling. */
export const bookingSellingRequest = z.object({ amount: sellingAmount });

/** Body of POST /api/portal/offers/{id}/booking: a booking as programs make it, and the price that the page has shown, bags included. */
export const soldBookingRequest = bookingRequest.extend({
  selling_price: sellingAmount,
  /** Whether an agent has typed that price. */
  selling_price_typed: z.boolean(),
});
export type SoldBookingRequest = z.input<typeof soldBookingRequest>;

/** What a booking is sold for, beside what it costs; major units. */
export const bookingSelling = z.strictObject({
  currency: z.enum(CURRENCIES),
  amount: z.number(),
  cost: z.number(),
  passengers: z.array(z.strictObject({ key: z.string(), amount: z.number(), cost: z.number() })),
  /** Whether the partner makes prices of its own: else it is sold for what it costs. */
  is_own: z.boolean(),
  /** Between what the price may be set now; null where it may not be. */
  bounds: z.strictObject({ lowest: z.number(), highest: z.number() }).nullable(),
  /** What goes back to the customer of what was given back; null where nothing was, or the price is the cost. */
  customer_refund: z.number().nullable(),
  /** What stays with the agency once refunds are taken off; null where the booking was cancelled before it was paid. */
  margin: z.number().nullable(),
});
export type BookingSelling = z.infer<typeof bookingSelling>;
