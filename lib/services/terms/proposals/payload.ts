import { z } from "zod";
import type { PlacedRule } from "@/lib/domain/markups/describe-markup";
import { CURRENCIES } from "@/lib/domain/money";
import { namedTerms } from "../partners/change-terms";

const placedRule: z.ZodType<PlacedRule> = z.object({
  ...{ place: z.int(), partnerId: z.uuid().nullable(), carrier: z.string().nullable() },
  ...{ origin: z.string().nullable(), destination: z.string().nullable(), bothWays: z.boolean(), bookingClasses: z.string() },
  ...{ amount: z.int(), currency: z.enum(CURRENCIES).nullable(), saleFrom: z.string().nullable(), saleTo: z.string().nullable() },
});

/** What is to be done, as a proposal keeps it: money in minor units, so that what was approved is what is done. */
export const payload = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("deposit"),
    partnerId: z.uuid(),
    currency: z.enum(CURRENCIES),
    amountMinor: z.int().positive(),
    documentNumber: z.string(),
    /** `YYYY-MM-DD`. */
    valueDate: z.string(),
  }),
  z.object({ kind: z.literal("reversal"), transaction: z.uuid() }),
  z.object({ kind: z.literal("terms"), partnerId: z.uuid(), terms: namedTerms, from: z.string().nullable() }),
  z.object({ kind: z.literal("credit"), partnerId: z.uuid(), currency: z.enum(CURRENCIES), creditLimitMinor: z.int().min(0) }),
  z.object({
    kind: z.literal("close"),
    partnerId: z.uuid(),
    /** What is paid back: what was on its deposits when it was proposed. */
    left: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.int() })),
  }),
  z.object({ kind: z.literal("open_closed"), partnerId: z.uuid() }),
  z.object({ kind: z.literal("suspend"), partnerId: z.uuid() }),
  z.object({ kind: z.literal("reopen"), partnerId: z.uuid() }),
  z.object({ kind: z.literal("stop_sales"), partnerId: z.uuid() }),
  z.object({ kind: z.literal("resume_sales"), partnerId: z.uuid() }),
  z.object({
    kind: z.literal("markup"),
    /** The agency of the rules, or the house. */
    partnerId: z.uuid(),
    ends: z.object({ id: z.uuid(), text: z.string() }).nullable(),
    adds: z.object({ rule: placedRule, text: z.string() }).nullable(),
  }),
]);
export type Payload = z.infer<typeof payload>;
export type PayloadOf<Kind extends Payload["kind"]> = Extract<Payload, { kind: Kind }>;
