import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { ErrorName } from "../errors";
import { mailAddress } from "../mail/mail-address";
import { plainText } from "../text/plain-text";
import type { Report } from "./problem";
import { TEXTS } from "./texts";

/**
 * A phone in international form, as `+998901234567`. Country and length are checked, not the operator's range: new ranges open
 * faster than any list of them is renewed. Links to a number (`tel:`) and signs of full width are taken as what they stand for.
 */
export function readPhone(raw: string | undefined, field: string, missing: ErrorName, report: Report): string | null {
  const text = plainText(raw ?? "")
    .replaceAll("№", "")
    .normalize("NFKC")
    .trim()
    .replace(/^tel:\s*/i, "");
  if (text === "") return report(missing, field, TEXTS.phone);
  const phone = text.startsWith("+") ? parsePhoneNumberFromString(text, { extract: false }) : undefined;
  if (!phone?.isPossible() || phone.ext) return report("bad_format", field, TEXTS.phone);
  return phone.number;
}

export function readEmail(raw: string, field: string, report: Report): string | null {
  return mailAddress(raw) ?? report("bad_format", field, TEXTS.email);
}
