import { z } from "zod";
import { CURRENCIES, isMajor } from "@/lib/domain/money";
import { PARTNER_CODE } from "@/lib/domain/partner-code";
import { dateText } from "../shared";

/** Most that an amount of money may be, major units; a share is at most the whole. */
const MOST = { money: 20_000_000, percent: 100 } as const;

const place = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)
  .nullable();

/** A rule as it is asked for. Where a field is null or empty, it holds for any. */
export const markupAsked = z
  .object({
    /** Where it stands among the others: smaller ones are tried first. */
    place: z.int().min(1).max(9_999),
    /** Code of the agency. */
    agency: z.string().trim().toUpperCase().regex(PARTNER_CODE).nullable(),
    carrier: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/)
      .nullable(),
    from: place,
    to: place,
    both_ways: z.boolean(),
    classes: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{0,26}$/),
    /** Major units of `currency`, or percent of the fare where that is null, to a tenth; below zero it is a discount. */
    amount: z.number(),
    currency: z.enum(CURRENCIES).nullable(),
    /** Days of sale in Tashkent, both included. */
    sale_from: dateText.nullable(),
    sale_to: dateText.nullable(),
  })
  .superRefine(({ amount, currency, sale_from, sale_to }, context) => {
    const isExact = currency === null ? Number.isInteger(Math.round(amount * 1e6) / 1e5) : isMajor(amount);
    const isWithin = Math.abs(amount) <= (currency === null ? MOST.percent : MOST.money);
    if (amount === 0 || !isExact || !isWithin) context.addIssue({ code: "custom", path: ["amount"], message: "amount" });
    if (sale_from !== null && sale_to !== null && sale_to < sale_from)
      context.addIssue({ code: "custom", path: ["sale_to"], message: "date" });
  });
export type MarkupAsked = z.infer<typeof markupAsked>;

/** A rule that counts, or counted. Moments are ISO 8601, UTC. */
export const markup = z.strictObject({
  id: z.string(),
  place: z.int(),
  agency: z.strictObject({ code: z.string(), name: z.string() }).nullable(),
  carrier: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  both_ways: z.boolean(),
  classes: z.string(),
  amount: z.number(),
  currency: z.enum(CURRENCIES).nullable(),
  sale_from: z.string().nullable(),
  sale_to: z.string().nullable(),
  reason: z.string(),
  made: z.strictObject({ by: z.string().nullable(), at: z.string() }),
  /** Null while it counts. */
  ended: z.strictObject({ by: z.string().nullable(), at: z.string() }).nullable(),
});
export type Markup = z.infer<typeof markup>;

/** Answer of GET /api/operator/markups: those that count in the order in which they are tried, and those that ended last. */
export const markupList = z.strictObject({ items: z.array(markup), ended: z.array(markup) });
export type MarkupList = z.infer<typeof markupList>;
