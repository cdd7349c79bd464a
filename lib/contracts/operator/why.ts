import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { LINE_KINDS } from "@/lib/domain/pricing/price-lines";
import { RULE_PARTS } from "@/lib/domain/selling/policy";

/** Query of GET /api/operator/why: a booking, in any spelling of its number. */
export const whyQuery = z.object({ booking: z.string().trim().min(1).max(20) });

/** Major units of the booking's currency. */
const amount = z.number();

const storyFare = z.strictObject({
  /** From 0. */
  direction: z.int(),
  carrier: z.string(),
  /** `TAS–IST` */
  route: z.string(),
  brand: z.string(),
  booking_class: z.string(),
  fare_basis: z.string(),
  /** What an adult pays for it, without taxes. */
  adult: amount,
});

const storyClass = z.strictObject({
  /** `HY271` */
  flight: z.string(),
  date: z.string(),
  route: z.string(),
  booking_class: z.string(),
  seats: z.int(),
  /** Every rule of the inventory that counts this class, as it was when the seats were taken: so many seats for these classes together. */
  limits: z.array(z.strictObject({ classes: z.string(), limit: z.int() })),
});

const storyLine = z.strictObject({
  kind: z.enum(LINE_KINDS),
  /** Fare basis, code of the tax, or kilograms of a bag; empty of the fee. */
  code: z.string(),
  /** From 0; null where it is for the journey. */
  direction: z.int().nullable(),
  amount,
});

const storyPassenger = z.strictObject({
  age: z.enum(AGE_GROUPS),
  lines: z.array(storyLine),
  /** What the agency pays, and what its customer does. */
  total: amount,
  selling: amount,
});

const storyRule = z.strictObject({
  part: z.enum(RULE_PARTS),
  /** What a journey has to be; empty where any will do. */
  when: z.array(z.strictObject({ what: z.enum(["carrier", "from", "to", "cabin", "age"]), value: z.string() })),
  value: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("amount"), amount, currency: z.enum(CURRENCIES) }),
    z.strictObject({ kind: z.literal("percent"), percent: z.number() }),
  ]),
  /** Passengers of the booking whom it is the one for. */
  applies_to: z.array(z.enum(AGE_GROUPS)),
});

/** Answer of GET /api/operator/why: how the price of a booking came about, as far as the booking itself has it. */
export const priceStory = z.strictObject({
  booking: z.strictObject({ id: z.string(), number: z.string() }),
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  currency: z.enum(CURRENCIES),
  /** ISO 8601, UTC: fares, taxes, rates and rules were those of then. */
  created: z.string(),
  fares: z.array(storyFare),
  classes: z.array(storyClass),
  passengers: z.array(storyPassenger),
  total: amount,
  /** What it cost before its price changed last; null where it has not. */
  previous_total: amount.nullable(),
  selling: amount,
  /** What prices are whole multiples of: everything that is converted is rounded up to it. */
  step: amount,
  /** How the agency makes its customers' prices today; null where it makes none. */
  rules: z
    .strictObject({
      tried: z.array(storyRule),
      rounding: z.strictObject({ to: amount, mode: z.enum(["up", "nearest"]) }).nullable(),
      /** What the customer would pay by them today; null where they say nothing of it. */
      selling: amount.nullable(),
      /** They were changed after the booking was made. */
      changed_since: z.boolean(),
    })
    .nullable(),
});
export type PriceStory = z.infer<typeof priceStory>;
