import { flightCode } from "@/lib/domain/schedule/inventory";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { parseDesignators } from "@/lib/formats/ssim/fields";
import { parseFlightText, parseOperator } from "@/lib/formats/ssim/operator";
import type { DataElement, MessageSegment } from "@/lib/formats/ssm/message";
import { groupBy } from "@/lib/util/grouping";
import type { IgnoredParts } from "./ignored-parts";
import { byIdentifier, isOfJourney, leftToAnother, withJourney } from "./journey-elements";
import { Rejected } from "./rejected";

/** What a leg becomes by a data element; `NIL` takes it away. SSIM chapter 2, data element identifiers; 2 and 9 are columns 129–131 and 149. */
const APPLY: Readonly<Record<number, (leg: LegPattern, text: string) => LegPattern>> = {
  2: withOperator,
  9: withOperator,
  50: withFlight,
  127: (leg, text) => ({
    ...leg,
    operatingName: parseOperator(text).name,
    ...carrierOf(leg, parseOperator(text).carrier || leg.operatingCarrier),
  }),
  98: (leg, text) => ({ ...leg, arrivalTerminal: text }),
  99: (leg, text) => ({ ...leg, departureTerminal: text }),
  106: (leg, text) => ({ ...leg, bookingDesignators: designators(text) }),
  108: (leg, text) => ({ ...leg, configuration: text }),
};

function designators(text: string): string {
  const classes = parseDesignators(text);
  if (classes === undefined) throw new Rejected("booking_designators", text);
  return classes;
}

/** `X` is an operator whose name stands in data element 127. */
function withOperator(leg: LegPattern, text: string): LegPattern {
  return text === "X" ? leg : { ...leg, operatingName: "", ...carrierOf(leg, parseOperator(text).carrier) };
}

/** A code share is flown as another flight, by whose carrier nothing else is said. */
function withFlight(leg: LegPattern, text: string): LegPattern {
  const flown = parseFlightText(text);
  if (!flown && text !== "") throw new Rejected("flight_designator", text);
  const operatingFlight = flown ? flightCode(flown.carrier, flown.flightNumber, flown.suffix) : "";
  return { ...leg, operatingFlight, ...carrierOf(leg, flown?.carrier ?? "") };
}

function carrierOf({ carrier }: LegPattern, operating: string): Pick<LegPattern, "operatingCarrier"> {
  return { operatingCarrier: operating === carrier ? "" : operating };
}

/** A leg with its data elements; those that a leg keeps nothing of are added to `ignored`. */
export function withElements(leg: LegPattern, elements: readonly DataElement[], ignored: IgnoredParts): LegPattern {
  ignoreLeft(elements, ignored);
  return withEach(leg, elements, ignored);
}

function ignoreLeft(elements: readonly DataElement[], ignored: IgnoredParts): void {
  const left = leftToAnother(elements);
  if (left) ignored.element(left);
}

function withEach(leg: LegPattern, elements: readonly DataElement[], ignored: IgnoredParts): LegPattern {
  return elements.toSorted(byIdentifier).reduce((changed, element) => {
    if (isOfJourney(element)) return withJourney(changed, changed.legSequence, element);
    const apply = APPLY[element.dei];
    if (!apply) ignored.element(element);
    return apply ? apply(changed, element.text === "NIL" ? "" : element.text) : changed;
  }, leg);
}

const ANY = "QQQ";

/**
 * The legs with what is said of their segments. What belongs to a leg counts for the leg alone, not for longer segments that hold it.
 * @param legs numbered
 * @throws Rejected where the flight has no such segment
 */
export function withSegments(legs: readonly LegPattern[], said: readonly MessageSegment[], ignored: IgnoredParts): LegPattern[] {
  const segments = said.toSorted((one, other) => byIdentifier(one.element, other.element));
  for (const { origin, destination } of segments) {
    const from = origin === ANY ? 0 : legs.findIndex((leg) => leg.origin === origin);
    const to = destination === ANY ? legs.length - 1 : legs.findLastIndex((leg) => leg.destination === destination);
    if (from < 0 || to < from) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  }
  for (const { element, origin, destination } of segments) {
    if (!isOfJourney(element) && !legs.some((leg) => isOf(leg, origin, destination))) ignored.element(element);
  }
  for (const same of groupBy(segments, ({ origin, destination }) => origin + destination).values()) {
    ignoreLeft(
      same.map(({ element }) => element),
      ignored,
    );
  }
  return legs.map((leg, index) => {
    const own = segments.flatMap(({ element, origin, destination }) => (isOf(leg, origin, destination) ? [element] : []));
    return withLongerJourneys(withEach(leg, own, ignored), legs.slice(index + 1), segments);
  });
}

/** @param later legs of the flight behind this one */
function withLongerJourneys(leg: LegPattern, later: readonly LegPattern[], segments: readonly MessageSegment[]): LegPattern {
  return segments.reduce((changed, { element, origin, destination }) => {
    if (!isOfJourney(element) || (origin !== ANY && origin !== leg.origin)) return changed;
    const ends = later.filter((each) => destination === ANY || destination === each.destination);
    return ends.reduce((said, { legSequence }) => withJourney(said, legSequence, element), changed);
  }, leg);
}

function isOf(leg: LegPattern, origin: string, destination: string): boolean {
  return (origin === ANY || origin === leg.origin) && (destination === ANY || destination === leg.destination);
}
