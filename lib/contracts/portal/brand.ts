import { z } from "zod";
import { emailAddress } from "../shared";

const MAX_NAME = 80;
const MAX_ADDRESS = 160;
const isVisible = (text: string) => !/\p{C}/u.test(text);
const line = (most: number) => z.string().trim().max(most).refine(isVisible, "visible");

/** Body of POST /api/portal/brand and of its preview; what is left out is empty. */
export const brandRequest = z.object({
  name: line(MAX_NAME).min(1),
  /** As people read it. */
  tel: z
    .union([
      z.literal(""),
      z
        .string()
        .trim()
        .regex(/^\+[\d ()-]{8,24}$/, "tel"),
    ])
    .default(""),
  email: z.union([z.literal(""), emailAddress.max(100)]).default(""),
  address: line(MAX_ADDRESS).default(""),
  /** With or without `@`. */
  telegram: z
    .string()
    .trim()
    .transform((name) => name.replace(/^(?:https?:\/\/)?(?:t\.me\/|@)/i, ""))
    .pipe(z.union([z.literal(""), z.string().regex(/^[A-Za-z]\w{4,31}$/, "telegram")]))
    .default(""),
  /** It leads on customers' pages, mails and papers; empty for the service's own. */
  colour: z
    .string()
    .trim()
    .toLowerCase()
    .transform((typed) => typed.replace(/^(?=[\da-f]{6}$)/, "#"))
    .pipe(z.string().regex(/^(#[\da-f]{6})?$/, "colour"))
    .default(""),
  /** Whether receipts show the fare with the agency's fee, and taxes by code, where the agency makes its own price. */
  prints_parts: z.boolean().default(false),
});
export type BrandRequest = z.infer<typeof brandRequest>;

/** Answer of GET and POST /api/portal/brand, and of its logo. */
export const brandShown = z.strictObject({
  name: z.string(),
  tel: z.string(),
  email: z.string(),
  address: z.string(),
  telegram: z.string(),
  colour: z.string(),
  prints_parts: z.boolean(),
  /** A data address of the picture; null where there is none. */
  logo: z.string().nullable(),
});
export type BrandShown = z.infer<typeof brandShown>;
/** All of it but the picture, as it is typed and saved. */
export type BrandSaid = Omit<BrandShown, "logo">;

/** So many characters are 180 KB: bodies are no larger than 256 KB. */
const MAX_LOGO_TEXT = 245_000;

/** Body of POST /api/portal/brand/logo. */
export const logoRequest = z.object({
  /** The file, PNG or JPEG, in base64. */
  image: z.base64().min(1).max(MAX_LOGO_TEXT),
});

/** Answer of POST /api/portal/brand/preview: a sample receipt. */
export const brandPreview = z.strictObject({
  /** In base64. */
  pdf: z.string(),
});
export type BrandPreview = z.infer<typeof brandPreview>;
