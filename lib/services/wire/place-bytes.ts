import type { Locale } from "@/lib/domain/localized";
import { isKnownPlace, presentAirport } from "../present-place";

const written = new Map<string, Uint8Array>();

/** An airport as every answer shows it, written once per language. */
export function airportBytes(code: string, locale: Locale): Uint8Array {
  const key = `${code}${locale}`;
  const known = written.get(key);
  if (known) return known;
  const view = presentAirport(code, locale);
  const bytes = Buffer.from(JSON.stringify(view));
  // Unknown codes are not kept: they could be any number.
  if (isKnownPlace(view)) written.set(key, bytes);
  return bytes;
}
