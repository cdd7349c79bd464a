import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import { SEGMENT_REMARKS, type SegmentSale } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { type Columns, LEG } from "../columns";
import { ELSEWHERE } from "../fields";

/** A text and where it stands. */
export type Field = readonly [Columns, string];

/** Longest text of the columns for booking classes, and of those for the configuration. */
const LONGEST_HERE = 20;
const LONGEST_TERMINAL = 2;
/** Restrictions of journeys that end with a later leg stand in data element 170, which this code says. */
const CODES_IN_LEG = 11;
const SEE_ELEMENT = "Z";

/** What stands in a leg's own columns; what is too long for them is written as data element 106 or 108. */
export function hereOrElsewhere(text: string): string {
  return text.length > LONGEST_HERE ? ELSEWHERE : text;
}

/** A terminal in its two columns; a longer name is written as data element 198 or 199. */
export function hereOrInElement(terminal: string): string {
  return terminal.length > LONGEST_TERMINAL ? "" : terminal;
}

/** Operator and traffic restrictions, as far as the leg's own record has them. */
export function saleFields(leg: LegPattern): Field[] {
  const { operatingCarrier, operatingName, operatingFlight } = leg;
  const [inElement, besideLeg] = operatingFlight === "" ? ["X", "S"] : ["Z", "L"];
  const isOwn = operatingCarrier === "" && operatingName === "";
  return [
    [LEG.aircraft_owner, operatingName === "" ? operatingCarrier : ""],
    [LEG.disclosure, isOwn ? "" : operatingName === "" ? besideLeg : inElement],
    [LEG.traffic_restriction, Array.from({ length: CODES_IN_LEG }, (_, index) => restrictionAt(leg, index + 1) || " ").join("")],
    [LEG.restriction_overflow, leg.segments.some(isBeyond) ? SEE_ELEMENT : ""],
  ];
}

/** Data elements of a leg's segment records, and the leg with which their journey ends. */
export function segmentRecords(leg: LegPattern): { element: string; offLeg: number; data: string }[] {
  const { operatingCarrier, operatingName, legSequence: own } = leg;
  const flown = parseFlightCode(leg.operatingFlight);
  const number = flown && `${flown.carrier.padEnd(3)}${String(flown.flightNumber).padStart(4, "0")}${flown.suffix}`;
  return [
    ...when(number ?? "", "050", own),
    ...when(leg.bookingDesignators.length > LONGEST_HERE ? leg.bookingDesignators : "", "106", own),
    ...when(leg.configuration.length > LONGEST_HERE ? leg.configuration : "", "108", own),
    ...when(leg.departureTerminal.length > LONGEST_TERMINAL ? leg.departureTerminal : "", "199", own),
    ...when(leg.arrivalTerminal.length > LONGEST_TERMINAL ? leg.arrivalTerminal : "", "198", own),
    ...when(operatingName === "" ? "" : `${operatingCarrier} /${operatingName}`.trim(), "127", own),
    ...leg.segments.flatMap(elementsOf),
  ];
}

function elementsOf(segment: SegmentSale): { element: string; offLeg: number; data: string }[] {
  const { offLeg, classes, restriction, qualifier, remarks } = segment;
  const told = Object.entries(SEGMENT_REMARKS).filter(([letter]) => remarks.includes(letter));
  return [
    ...when(classes, "101", offLeg),
    ...when(isBeyond(segment) || restriction === SEE_ELEMENT ? restriction : "", "170", offLeg),
    ...(qualifier === "" ? [] : [{ element: qualifier, offLeg, data: "" }]),
    ...told.map(([, element]) => ({ element, offLeg, data: "" })),
  ];
}

function when(data: string, element: string, offLeg: number): { element: string; offLeg: number; data: string }[] {
  return data === "" ? [] : [{ element, offLeg, data }];
}

function restrictionAt(leg: LegPattern, offLeg: number): string {
  return leg.segments.find((segment) => segment.offLeg === offLeg)?.restriction ?? "";
}

function isBeyond({ offLeg, restriction }: SegmentSale): boolean {
  return offLeg > CODES_IN_LEG && restriction !== "";
}
