import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { LOCALES } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";
import { WATCH_KINDS, WATCH_STATES } from "@/lib/domain/watches/watch";
import { pageNumber, pageOf } from "../paging";
import { emailAddress } from "../shared";
import { doneBy } from "./done-by";
import { recentSearch } from "./recent-searches";

/**
 * Watches: an agency is told when what it watches costs less. Amounts are major units, for all passengers: `amount` is what the customer pays by the
 * agency's rules, `cost` what it costs the agency, which a screen turned to a customer hides.
 */

const amount = z.number().positive().max(1e10);

/** Who is told besides the agency: in their language and the agency's brand, selling prices alone. */
const customer = z.object({ email: emailAddress, locale: z.enum(LOCALES) });

/** When it is told; by any fall worth a message where both are left out. */
const wishes = {
  /** The customer pays this or less. */
  target: amount.optional(),
  /** It has fallen by this or more, since it was watched or last told of. */
  least_fall: amount.optional(),
  customer: customer.nullable().default(null),
};

/** Body of POST /api/portal/watches. */
export const watchRequest = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("search"),
    search: recentSearch,
    /** Flights without a connection alone. */
    is_direct: z.boolean().default(false),
    /** Fares with checked baggage alone. */
    has_baggage: z.boolean().default(false),
    ...wishes,
  }),
  z.object({ kind: z.literal("quote"), quote: z.uuid(), ...wishes }),
  z.object({ kind: z.literal("booking"), booking: z.uuid(), ...wishes }),
]);
export type WatchRequest = z.infer<typeof watchRequest>;
export type WatchBody = z.input<typeof watchRequest>;

/** Query of GET /api/portal/watches: of one kind, booking or quote where it is named. */
export const watchListQuery = z.object({
  page: pageNumber,
  state: z.enum(WATCH_STATES).optional(),
  kind: z.enum(WATCH_KINDS).optional(),
  booking: z.uuid().optional(),
  quote: z.uuid().optional(),
});
export type WatchListQuery = z.infer<typeof watchListQuery>;

const price = z.strictObject({ amount: z.number(), cost: z.number() });

/** A fall that was told. */
export const watchFinding = z.strictObject({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  currency: z.enum(CURRENCIES),
  /** What it cost when it was watched or last told of; of a booking what it was sold for; null where nothing could be had. */
  was: price.nullable(),
  now: price,
  /** What a ticketed booking loses when it is given back; zero of everything else. */
  penalty: price,
  /** `was` less `now` less `penalty`; null where nothing could be had before. */
  saving: price.nullable(),
  /** The quote that it opens: that which is watched, or one made for the finding; null where it is gone. */
  quote: z.strictObject({ id: z.string(), url: z.string() }).nullable(),
  /** Whether the customer was written to. */
  is_customer_told: z.boolean(),
});
export type WatchFinding = z.infer<typeof watchFinding>;

const watchItem = z.strictObject({
  id: z.string(),
  kind: z.enum(WATCH_KINDS),
  state: z.enum(WATCH_STATES),
  /** ISO 8601, UTC. */
  created: z.string(),
  by: doneBy,
  /** It is looked at until then: the first departure, the end of the quote or of the hold. */
  until: z.string(),
  /** IATA codes and local days, `YYYY-MM-DD`, one per direction. */
  journey: z.array(z.strictObject({ from: z.string(), to: z.string(), date: z.string() })),
  /** What was searched for; null of everything else. */
  search: z.strictObject({ asked: recentSearch, is_direct: z.boolean(), has_baggage: z.boolean() }).nullable(),
  quote: z.strictObject({ id: z.string(), label: z.string() }).nullable(),
  booking: z
    .strictObject({ id: z.string(), booking_number: z.string(), status: z.enum(BOOKING_STATUSES), last_name: z.string() })
    .nullable(),
  currency: z.enum(CURRENCIES),
  /** What it cost when it was watched; null where nothing could be had: then the first price that can be had is told. */
  base: price.nullable(),
  target: z.number().nullable(),
  least_fall: z.number(),
  customer: z.strictObject({ email: z.string(), locale: z.enum(LOCALES) }).nullable(),
  /** The last fall that was told. */
  last: watchFinding.nullable(),
});

/** Answer of POST /api/portal/watches and of POST /api/portal/watches/{id}/end. */
export const watchMade = watchItem;
export type WatchItem = z.infer<typeof watchItem>;
/** Answer of GET /api/portal/watches: newest first. */
export const watchPage = pageOf(watchItem);
export type WatchPage = z.infer<typeof watchPage>;

/** Answer of GET /api/portal/watches/{id}: with every fall that was told, newest first. */
export const watchShown = watchItem.extend({ findings: z.array(watchFinding) });
export type WatchShown = z.infer<typeof watchShown>;
