import type { LocalizedText } from "@/lib/domain/localized";
import rows from "./data/airlines.json";

/** A carrier that the service knows. Sources and placeholders: docs/reference-data.md. */
interface Airline {
  /** IATA carrier code. */
  code: string;
  name: LocalizedText;
  /** First three digits of its ticket numbers; `000`, which no airline has, where none is known. */
  ticketingCode: string;
  lowCost: boolean;
  charter: boolean;
}

const airlines: readonly Airline[] = rows.map(({ code, ticketingCode, en, ru, uz, lowCost, charter }) => ({
  code,
  name: { en, ru, uz },
  ticketingCode,
  lowCost,
  charter,
}));
const byCode = new Map(airlines.map((airline) => [airline.code, airline]));

/** @param code IATA carrier code, upper case */
export function airlineByCode(code: string): Airline | undefined {
  return byCode.get(code);
}
