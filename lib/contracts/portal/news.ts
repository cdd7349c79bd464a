import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** What is new for a person of an agency. Moments are ISO 8601 in UTC. */

export const NEWS_KINDS = [
  "change",
  "refund_settled",
  "refund_rejected",
  "refund_message",
  "hold",
  "ticketing_failed",
  "quote_chosen",
  "low_balance",
  "house_act",
  "price_fall",
  "topped_up",
  "topup_reversed",
  "terms_changed",
  "sales_stopped",
  "sales_resumed",
  "terms_withdrawn",
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Longest first: a person is told of so much, and no more is kept of what they have seen. */
export const MOST_NEWS = 30;

const newsItem = z.strictObject({
  /** Of this piece of news: what is sent back once it was seen. */
  key: z.string(),
  kind: z.enum(NEWS_KINDS),
  at: z.string(),
  is_seen: z.boolean(),
  /** Which booking it is about; null of quotes and balances. */
  booking: z
    .strictObject({
      id: z.string(),
      booking_number: z.string(),
      /** IATA codes, one pair per direction. */
      route: z.array(z.strictObject({ from: z.string(), to: z.string() })),
      /** Of the first passenger; empty once it is erased. */
      last_name: z.string(),
    })
    .nullable(),
  /** Which quote it is about, with IATA codes of what the customer has chosen, else of its first choice, one pair per direction; null of everything else. */
  quote: z.strictObject({ id: z.string(), route: z.array(z.strictObject({ from: z.string(), to: z.string() })) }).nullable(),
  /** For whom that quote is, as its agent has called it; empty of everything else. */
  label: z.string(),
  /** When the hold ends, or the time for an answer to a change; null of everything else. */
  until: z.string().nullable(),
  /** Of a balance; null of everything else. */
  currency: z.enum(CURRENCIES).nullable(),
  /** What a watch has found, as the customer would pay it, major units; null of everything else. */
  fall: z
    .strictObject({
      watch: z.string(),
      /** What it cost before; null where nothing could be had. */
      was: z.number().nullable(),
      amount: z.number(),
      /** `was` less `amount` and less the penalty; zero or less where the agency alone saves; null where nothing could be had before. */
      saving: z.number().nullable(),
      currency: z.enum(CURRENCIES),
      /** IATA codes, one pair per direction. */
      route: z.array(z.strictObject({ from: z.string(), to: z.string() })),
    })
    .nullable(),
});
export type NewsItem = z.infer<typeof newsItem>;

/** Answer of GET /api/portal/news and of POST /api/portal/news/seen: newest first. */
export const newsList = z.strictObject({ items: z.array(newsItem), unseen: z.int() });
export type NewsList = z.infer<typeof newsList>;

/** Body of POST /api/portal/news/seen: keys of what was seen, as they were sent. Those of no news are passed over. */
export const seenNewsRequest = z.object({ keys: z.array(z.string().min(1).max(120)).min(1).max(MOST_NEWS) });
