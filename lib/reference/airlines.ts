import type { LocalizedText } from "@/lib/domain/localized";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { type CarrierRow, NOBODYS_PREFIX } from "@/lib/formats/csv/carrier-table";
import { derived } from "./current-tables";

/** A carrier that the service knows. Sources: docs/reference-data.md. */
export interface Airline extends Pick<CarrierRow, "code" | "icao" | "ticketPrefix" | "alliance" | "country" | "lowCost" | "charter"> {
  /** In English where a language has no name of its own. */
  name: LocalizedText;
}

const byCode = derived(({ carriers }) => new Map(carriers.map((row) => [row.code, airlineOf(row)])));

/** @param code IATA carrier code, upper case */
export function airlineByCode(code: string): Airline | undefined {
  return byCode().get(code);
}

/** The first three digits of the carrier's ticket numbers; null where they are not known, and it cannot be ticketed. */
export function ticketPrefixOf(code: string): string | null {
  // Test mode works whatever carriers were imported.
  if (code === TEST_AIRLINE) return NOBODYS_PREFIX;
  return byCode().get(code)?.ticketPrefix ?? null;
}

/** Every known carrier, in the order of its file. */
export function allAirlines(): Airline[] {
  return [...byCode().values()];
}

function airlineOf({ nameEn, nameRu, nameUz, invented: _, ...rest }: CarrierRow): Airline {
  return { ...rest, name: { en: nameEn, ru: nameRu ?? nameEn, uz: nameUz ?? nameEn } };
}
