import type { Locale } from "@/lib/domain/localized";
import type { Baggage, OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import { fareFamilyTexts, inclusionsOf } from "../fare-family-texts";

/** So many different fares in words are kept: fare files have far fewer. */
const MAX_KEPT = 10_000;
let written = new Map<string, Uint8Array>();

/** `"fare_family_type":…,"fare_family_services":…`: what the fare is called and includes, written once for all offers that include the same. */
export function fareTextsBytes({ brand, services }: SupplierOffer, segments: readonly OfferSegment[], locale: Locale): Uint8Array {
  const inclusions = inclusionsOf(segments);
  const { hand, checked, refundable, changeable } = inclusions;
  const key = `${locale}|${keyOf(hand)}|${keyOf(checked)}|${refundable}|${changeable}|${services.join()}|${brand}`;
  const known = written.get(key);
  if (known) return known;
  if (written.size >= MAX_KEPT) written = new Map();
  const texts = JSON.stringify(fareFamilyTexts(inclusions, services, locale));
  const bytes = Buffer.from(`"fare_family_type":${JSON.stringify(brand)},"fare_family_services":${texts}`);
  written.set(key, bytes);
  return bytes;
}

function keyOf(allowance: Baggage | null): string {
  return allowance ? `${allowance.pieces}x${allowance.kg}` : "";
}
