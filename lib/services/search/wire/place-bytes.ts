import type { Locale } from "@/lib/domain/localized";
import { isKnownAirport, presentAirport } from "../present-place";

const written = new Map<string, Uint8Array>();

/** An airport as every answer shows it, but for the brace at its end: some add fields. Written once per language. */
export function openAirportBytes(code: string, locale: Locale): Uint8Array {
  const key = `${code}${locale}`;
  const earlier = written.get(key);
  if (earlier) return earlier;
  const view = presentAirport(code, locale);
  const bytes = Buffer.from(JSON.stringify(view).slice(0, -1));
  // Unknown codes are not kept: they could be any number.
  if (isKnownAirport(view)) written.set(key, bytes);
  return bytes;
}
