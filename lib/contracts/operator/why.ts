import { z } from "zod";
import { MARKUP_REFUSALS } from "@/lib/domain/markups/markup";
import { CURRENCIES, FILED_CURRENCIES } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { LINE_KINDS } from "@/lib/domain/pricing/price-lines";
import { RULE_PARTS } from "@/lib/domain/selling/policy";
import { travelParty } from "../interface/offers";
import { airportCode, currencyChoice, dateText, emptyIsMissing } from "../shared";

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
  /** The house's markup stands apart from its fee here. */
  kind: z.enum([...LINE_KINDS, "markup"]),
  /** Fare basis, code of the tax, or kilograms of a bag; empty of the fee and of a markup. */
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

/** Query of GET /api/operator/why/offers: what an agency may have asked for. It names nobody. */
export const offersAsked = z.object({
  /** Code of the agency. */
  agency: z.string().trim().min(1).max(12),
  from: airportCode,
  to: airportCode,
  /** Local days of departure. */
  date: dateText,
  back: z.preprocess(emptyIsMissing, dateText.optional()),
  ...travelParty,
  currency: currencyChoice,
});
export type OffersAsked = z.infer<typeof offersAsked>;

const countedLimit = z.strictObject({ classes: z.string(), limit: z.int(), sold: z.int() });

const usedFare = z.strictObject({
  direction: z.int(),
  carrier: z.string(),
  route: z.string(),
  brand: z.string(),
  booking_class: z.string(),
  fare_basis: z.string(),
  /** As it is filed, in its own currency. */
  filed: z.strictObject({ amount, currency: z.enum(FILED_CURRENCIES) }),
  /** What an adult pays for it, without the house's markup and with it. */
  adult: amount,
  marked: amount,
  /** The house's rules as they were tried, each in one line; the last one counts where nothing says why not. */
  markups: z.array(z.strictObject({ rule: z.string(), refusal: z.enum(MARKUP_REFUSALS).nullable() })),
});

const openClass = z.strictObject({
  /** Id of the departure's page. */
  departure: z.string(),
  flight: z.string(),
  date: z.string(),
  route: z.string(),
  booking_class: z.string(),
  /** Every rule of the inventory that counts the class, and what it has sold. */
  limits: z.array(countedLimit),
});

const flightTold = z.strictObject({
  flight: z.string(),
  route: z.string(),
  /** `YYYY-MM-DDTHH:MM`, local. */
  departs: z.string(),
  arrives: z.string(),
});

const offerStory = z.strictObject({
  directions: z.array(z.array(flightTold)),
  fares: z.array(usedFare),
  classes: z.array(openClass),
  /** By age; all passengers of one age pay the same. */
  passengers: z.array(
    z.strictObject({ age: z.enum(AGE_GROUPS), count: z.int(), lines: z.array(storyLine), total: amount, selling: amount }),
  ),
  total: amount,
  /** What the search said, where it was another total: a seat was sold or given back meanwhile. */
  searched: amount.nullable(),
  selling: amount,
  tried: z.array(storyRule),
});

const fareNamed = { carrier: z.string(), route: z.string(), brand: z.string(), booking_class: z.string() };
const unsoldReason = z.discriminatedUnion("code", [
  z.strictObject({ code: z.literal("no_stock"), carrier: z.string() }),
  z.strictObject({ code: z.literal("no_way"), carrier: z.string() }),
  /** It has both, and is off sale all the same. */
  z.strictObject({ code: z.literal("off_sale"), carrier: z.string() }),
  z.strictObject({ code: z.literal("too_soon"), minutes: z.int() }),
  z.strictObject({ code: z.literal("restricted") }),
  z.strictObject({ code: z.literal("short_connection"), airport: z.string(), minutes: z.int(), needed: z.int() }),
  z.strictObject({ code: z.literal("no_fare"), carrier: z.string(), from: z.string(), to: z.string() }),
  z.strictObject({ code: z.literal("cabin"), ...fareNamed, cabin: z.enum(["E", "B"]) }),
  z.strictObject({ code: z.literal("advance_purchase"), ...fareNamed, days: z.int(), left: z.int() }),
  /** Bit 0 is Monday. */
  z.strictObject({ code: z.literal("weekday"), ...fareNamed, days_of_week: z.int() }),
  /** `MM-DD`; null for the beginning or the end of the year. */
  z.strictObject({ code: z.literal("season"), ...fareNamed, from: z.string().nullable(), to: z.string().nullable() }),
  /** `YYYY-MM-DD`; null where it is not bounded. */
  z.strictObject({ code: z.literal(["travel_days", "sale_days"]), ...fareNamed, from: z.string().nullable(), to: z.string().nullable() }),
  z.strictObject({ code: z.literal("flight_number"), ...fareNamed, flights: z.array(z.int()) }),
  z.strictObject({
    code: z.literal("class_full"),
    ...fareNamed,
    departure: z.string(),
    flight: z.string(),
    seats_left: z.int(),
    needed: z.int(),
    limits: z.array(countedLimit),
  }),
]);
export type UnsoldWhy = z.infer<typeof unsoldReason>;

/** Answer of GET /api/operator/why/offers: what an agency is offered at this moment and why, and what it is not offered and why. */
export const offersStory = z.strictObject({
  agency: z.strictObject({ code: z.string(), name: z.string(), is_suspended: z.boolean() }),
  currency: z.enum(CURRENCIES),
  /** ISO 8601, UTC: everything is as of then. */
  at: z.string(),
  /** Why the question itself is refused; then nothing else is said. */
  refused: z.array(z.string()),
  /** How many are offered, and the cheapest of them. */
  offered: z.int(),
  offers: z.array(offerStory),
  /** What the offers' fares and taxes were converted by, and since when each rate holds. */
  rates: z.array(z.strictObject({ base: z.string(), quote: z.string(), rate: z.string(), since: z.string().nullable() })),
  /** What prices are whole multiples of. */
  step: amount,
  /** How the agency's own prices are rounded; null where it rounds nothing. */
  rounding: z.strictObject({ to: amount, mode: z.enum(["up", "nearest"]) }).nullable(),
  unsold: z.array(z.strictObject({ direction: z.int(), flights: z.array(flightTold), reasons: z.array(unsoldReason) })),
  /** Flights without a stop and connections that were looked at, and connections beyond those. */
  looked: z.int(),
  unlooked: z.int(),
});
export type OffersStory = z.infer<typeof offersStory>;
