import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import type { ErrorName } from "../errors";
import type { Report } from "./problem";
import { TEXTS } from "./texts";

const MAX_EMAIL = 254;
const email = z.email().max(MAX_EMAIL);

/**
 * A phone in international form, as `+998901234567`. Country and length are checked, not the operator's range: new ranges open
 * faster than any list of them is renewed.
 */
export function readPhone(raw: string | undefined, field: string, missing: ErrorName, report: Report): string | null {
  if (!raw) return report(missing, field, TEXTS.phone);
  const phone = raw.startsWith("+") ? parsePhoneNumberFromString(raw, { extract: false }) : undefined;
  if (!phone?.isPossible() || phone.ext) return report("bad_format", field, TEXTS.phone);
  return phone.number;
}

export function readEmail(raw: string, field: string, report: Report): string | null {
  const parsed = email.safeParse(raw);
  return parsed.success ? parsed.data : report("bad_format", field, TEXTS.email);
}
