import { z } from "zod";
import type { RefundParts } from "@/lib/contracts/operator/operator";
import type { Locale } from "@/lib/domain/localized";
import { parseAmount } from "./amounts";

/** Parts of a price that are decided on, in the form's order. */
export const DECIDED_PARTS = ["fare", "taxes", "fee"] as const;
export type DecidedPart = (typeof DECIDED_PARTS)[number];

/** Length as in the contract (lib/contracts/operator/operator.ts). */
export const NOTE_LENGTH = 1000;

/** What the form says in its own words. `max` in major units. */
export type Remark = { kind: "amount" | "nothing" | "noteLong" } | { kind: "tooMuch"; max: number };

interface SchemaOptions {
  paid: RefundParts;
  locale: Locale;
  /** The remark in the reader's language, with the remedy. */
  say: (remark: Remark) => string;
}

/** Amounts as they are typed, from nothing to what was paid of each; something has to come back. */
export function decisionSchema({ paid, locale, say }: SchemaOptions) {
  const part = (name: DecidedPart) =>
    z.string().transform((text, context) => {
      const amount = parseAmount(text, locale);
      if (amount !== null && amount <= paid[name]) return amount;
      context.addIssue({ code: "custom", message: amount === null ? say({ kind: "amount" }) : say({ kind: "tooMuch", max: paid[name] }) });
      return z.NEVER;
    });
  return z
    .object({
      fare: part("fare"),
      taxes: part("taxes"),
      fee: part("fee"),
      note: z
        .string()
        .trim()
        .max(NOTE_LENGTH, say({ kind: "noteLong" })),
    })
    .refine(({ fare, taxes, fee }) => fare + taxes + fee > 0, { path: ["fare"], message: say({ kind: "nothing" }) });
}

export type DecisionFields = z.input<ReturnType<typeof decisionSchema>>;
export type DecisionValues = z.output<ReturnType<typeof decisionSchema>>;
