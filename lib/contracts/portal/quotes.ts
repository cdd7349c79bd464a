import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";
import { FREEDOMS } from "@/lib/domain/quotes/fare-freedom";
import { QUOTE_STATES } from "@/lib/domain/quotes/quote-state";
import { MOST_HOURS } from "@/lib/domain/quotes/validity";
import { offer } from "../interface/offers";
import { MOST_CHOICES } from "../limits";
import { pageNumber, pageOf } from "../paging";
import { bookingDirection } from "../shared";
import { quoteMail } from "./mail";
import { routeEnd } from "./portal";

/** What an agency proposes to a customer: up to six choices at a link. Amounts are major units of the choice's currency, for all passengers. */

const amount = z.number().min(0).max(1e10);

/** Body of POST /api/portal/quotes. */
export const quoteRequest = z.object({
  choices: z
    .array(
      z.object({
        offer_id: z.string().min(1).max(8000),
        /** What the customer pays; by the agency's rules where left out. */
        amount: amount.optional(),
        /** What was shown of it: what it costs the agency, and what its customer pays. Refused where either is another by now; not asked where left out. */
        expected: z.object({ cost: amount, amount }).optional(),
      }),
    )
    .min(1)
    .max(MOST_CHOICES),
  /** The customer's language. */
  locale: z.enum(LOCALES),
  /** For whom it is, which the customer does not read. */
  label: z.string().trim().max(80).default(""),
  /** What the customer reads above the choices. */
  note: z.string().trim().max(1000).default(""),
  /** How long it is valid; less where the first flight leaves before. */
  valid_hours: z.int().min(1).max(MOST_HOURS).default(24),
  /** Instead of that the moment until which it is, ISO 8601; refused where the first flight leaves before. */
  valid_until: z.iso.datetime({ offset: true }).optional(),
});
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type QuoteBody = z.input<typeof quoteRequest>;

/** An offer that may be put into a quote. */
const pickedOffer = offer.pick({ id: true, directions: true, passengers: true, price: true, fare_family_type: true });
export type PickedOffer = z.infer<typeof pickedOffer>;

/** Answer of POST /api/portal/quotes/{id}/renew: what a new quote can be made of. */
export const quoteRenewal = z.strictObject({
  /** With the price that the agent had set, moved with its cost; null where the rules make it. */
  offers: z.array(pickedOffer.extend({ amount: z.number().nullable() })),
  /** Choices of the quote that are not sold any more, from 0. */
  gone: z.array(z.int()),
  locale: z.enum(LOCALES),
  label: z.string(),
  note: z.string(),
});
export type QuoteRenewal = z.infer<typeof quoteRenewal>;

/** Query of GET /api/portal/quotes: the one that is named alone, or all. */
export const quoteListQuery = z.object({ page: pageNumber, quote: z.uuid().optional() });

/** Body of POST /api/portal/quotes/{id}/offer: which one is to be booked, from 0. */
export const quoteOfferRequest = z.object({
  choice: z
    .int()
    .min(0)
    .max(MOST_CHOICES - 1),
});

const price = z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) });

const quoteItem = z.strictObject({
  id: z.string(),
  /** The customer's page. */
  url: z.string(),
  /** The same on paper, in the customer's language. */
  pdf: z.string(),
  /** The same as a picture for a chat, PNG. */
  card: z.string(),
  /** Where the house's bot in Telegram shows it to its customer; null where the house has no bot. */
  telegram: z.string().nullable(),
  /** Text to paste into a chat, in the customer's language. */
  message: z.string(),
  state: z.enum(QUOTE_STATES),
  locale: z.enum(LOCALES),
  label: z.string(),
  note: z.string(),
  /** ISO 8601, UTC. */
  created: z.string(),
  valid_until: z.string(),
  /** When the customer first opened it; null where not yet. */
  opened: z.string().nullable(),
  /** What the customer has chosen, from 0, at which price, and when. */
  chosen: z.strictObject({ choice: z.int(), amount: z.number(), at: z.string() }).nullable(),
  /** Id of the booking that was made of it. */
  booking: z.string().nullable(),
  /** What was sent of it by e-mail, oldest first. */
  mails: z.array(quoteMail),
  /** Whether mails leave the house; else they are read in the mailbox. */
  mails_leave: z.boolean(),
  choices: z.array(
    z.strictObject({
      /** From 0. */
      position: z.int(),
      directions: z.array(z.strictObject({ departure: routeEnd, arrival: routeEnd, airlines: z.array(z.string()), stops: z.int() })),
      brand: z.string(),
      /** What the customer pays and what it costs the agency, as they were last asked for. */
      price,
      cost: z.number(),
      is_available: z.boolean(),
    }),
  ),
});
export type QuoteItem = z.infer<typeof quoteItem>;

/** Answer of POST /api/portal/quotes, /api/portal/quotes/{id}/mails and /api/portal/quotes/{id}/withdraw. */
export const quoteMade = quoteItem;
export type QuoteMade = z.infer<typeof quoteMade>;
/** Answer of GET /api/portal/quotes: newest first. */
export const quotePage = pageOf(quoteItem);
export type QuotePage = z.infer<typeof quotePage>;

/** Answer of POST /api/portal/quotes/{id}/offer: an offer id of now, to be booked at this price. */
export const quoteOffer = z.strictObject({
  offer_id: z.string(),
  price,
  cost: z.number(),
  /** What the customer was last shown. */
  shown: z.number(),
  /** For whom and in which cabin it was searched: the way to search again. */
  party: z.strictObject({ adt: z.int(), chd: z.int(), inf: z.int(), ins: z.int() }),
  cabin: z.enum(["E", "B", "A"]),
});
export type QuoteOffer = z.infer<typeof quoteOffer>;

export const quoteChoice = z.strictObject({
  /** From 0: what is sent to take it. */
  position: z.int(),
  directions: z.array(bookingDirection),
  brand: z.string(),
  refund: z.enum(FREEDOMS),
  change: z.enum(FREEDOMS),
  /** What it costs now; as it was proposed where it is not available any more. */
  price,
  /** What was proposed, where it was another price. */
  was: z.number().nullable(),
  is_available: z.boolean(),
  is_chosen: z.boolean(),
});
export type QuoteChoice = z.infer<typeof quoteChoice>;

/** Answer of GET /api/quote/{token}: what whoever holds the link may know. Nothing of what it costs the agency, and not for whom it is. */
export const customerQuote = z.strictObject({
  agency: z.string(),
  /** Ways to reach it; empty where it gives none. The Telegram name is without `@`. */
  contacts: z.strictObject({ tel: z.string(), email: z.string(), address: z.string(), telegram: z.string() }),
  /** Whether GET /logos/{token} has a picture. */
  has_logo: z.boolean(),
  /** The agency's, `#rrggbb`; empty where it has none. */
  colour: z.string(),
  state: z.enum(QUOTE_STATES),
  /** Of the booking that was made of it, null while there is none. It leads to the trip only beside a passenger's surname. */
  booking_number: z.string().nullable(),
  locale: z.enum(LOCALES),
  note: z.string(),
  /** ISO 8601, UTC. */
  valid_until: z.string(),
  /** When the prices were asked for, ISO 8601, UTC. */
  priced: z.string(),
  passengers: z.strictObject({ adt: z.int(), chd: z.int(), inf: z.int(), ins: z.int() }),
  /** Directions of the first choice, by which a customer knows the quote again when its choices are not shown any more. Days are local, `YYYY-MM-DD`. */
  journey: z.array(z.strictObject({ from: z.string(), to: z.string(), date: z.string() })),
  /** None once it was withdrawn or has expired; of a booked one what was chosen. */
  choices: z.array(quoteChoice),
});
export type CustomerQuote = z.infer<typeof customerQuote>;

/** Body of POST /api/quote/{token}/choose: which one, from 0, and the price that was shown for it. */
export const chooseRequest = z.object({
  choice: z
    .int()
    .min(0)
    .max(MOST_CHOICES - 1),
  amount,
});
