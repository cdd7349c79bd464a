import { z } from "zod";
import { dateText } from "../../shared";
import { reasonText } from "../proposals";

const text = z.string().trim().max(200);

const details = {
  /** As papers have it. */
  legal_name: z.string().trim().min(2).max(200),
  /** STIR (INN): digits; empty where it is not known, as what follows. */
  tax_id: z
    .string()
    .trim()
    .regex(/^\d{0,14}$/),
  address: text,
  /** Bank, account and code of the bank. */
  bank: text,
  /** What banks' lines name; null where there is none. Its date may be left out: nulls within a body are left out on their way. */
  contract: z.strictObject({ number: z.string().trim().min(1).max(40), date: dateText.nullable().default(null) }).nullable(),
};

/** How an agency, or the house, stands in papers. */
export const legalDetails = z.strictObject(details);
export type LegalDetails = z.infer<typeof legalDetails>;

/** Body of POST /api/operator/agencies/{code}/legal-details and /api/operator/legal-details, where there is no contract. */
export const legalDetailsRequest = z.object({ ...details, reason: reasonText });
export type LegalDetailsRequest = z.infer<typeof legalDetailsRequest>;

/** Answer of both, and of GET: null where nothing was set yet. */
export const legalDetailsAnswer = z.strictObject({ details: legalDetails.nullable() });
export type LegalDetailsAnswer = z.infer<typeof legalDetailsAnswer>;
