import { flightCode } from "@/lib/domain/schedule/inventory";
import type { LegSale } from "@/lib/domain/schedule/leg-sale";

/** What a leg's records say of who flies it. */
interface FiledOperator {
  carrier: string;
  /** The leg's own flight, as `flightCode` writes it. */
  own: string;
  /** Aircraft owner (columns 129–131); `X` where data element 113 has a name. */
  owner: string;
  /** Column 149. */
  disclosure: string;
  /** Data elements 50, 113 and 127; empty where there are none. */
  flight: string;
  ownerName: string;
  operator: string;
}

/** Column 149: a code share (L, Z) or a wet lease and the like (S, X), whose operator stands with the leg (L, S) or in data element 127. */
const BESIDE_LEG = "LS";
export const IN_ELEMENT = "ZX";
export const CODE_SHARE = "LZ";

/** Who flies a leg, where it is not its own carrier. */
export function operatorOf(filed: FiledOperator): Pick<LegSale, "operatingCarrier" | "operatingName" | "operatingFlight"> {
  const flown = parseFlightText(filed.flight);
  const named = parseOperator(filed.operator);
  const beside = BESIDE_LEG.includes(filed.disclosure || "-") ? filed.owner : "";
  const code = named.carrier || (beside === "X" ? "" : beside) || flown?.carrier || "";
  const operatingFlight = flown ? flightCode(flown.carrier, flown.flightNumber, flown.suffix) : "";
  return {
    operatingCarrier: code === filed.carrier ? "" : code,
    operatingName: named.name || (beside === "X" ? filed.ownerName.trim() : ""),
    operatingFlight: operatingFlight === filed.own ? "" : operatingFlight,
  };
}

type Flight = { carrier: string; flightNumber: number; suffix: string };

/** `QX  0451`, `QX 451Z`, in messages `QX451`: carrier, number, suffix. The first one where several are given. */
export function parseFlightText(text: string): Flight | null {
  const [, carrier, number, suffix] = /^([A-Z0-9]{2}[A-Z]?) *(\d{1,4}) ?([A-Z]?)(?![A-Z0-9])/.exec(text) ?? [];
  return carrier === undefined || suffix === undefined ? null : { carrier, flightNumber: Number(number), suffix };
}

/** `QY`, `QY /NAME` or `/NAME`. */
export function parseOperator(text: string): { carrier: string; name: string } {
  const [code = "", ...name] = text.split("/");
  return { carrier: /^[A-Z0-9]{2,3}$/.test(code.trim()) ? code.trim() : "", name: name.join("/").trim() };
}
