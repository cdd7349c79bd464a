import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { parseDesignators } from "@/lib/formats/ssim/fields";
import type { DataElement, MessageSegment } from "@/lib/formats/ssm/message";
import { Rejected } from "./rejected";

/** What a leg becomes by a data element; `NIL` takes it away. SSIM chapter 2, data element identifiers. */
const APPLY: Readonly<Record<number, (leg: LegPattern, text: string) => LegPattern>> = {
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

/** A leg with its data elements; those that a leg keeps nothing of are added to `ignored`. */
export function withElements(leg: LegPattern, elements: readonly DataElement[], ignored: Set<number>): LegPattern {
  return elements.reduce((changed, { dei, text }) => {
    const apply = APPLY[dei];
    if (!apply) ignored.add(dei);
    return apply ? apply(changed, text === "NIL" ? "" : text) : changed;
  }, leg);
}

const ANY = "QQQ";

/**
 * The legs with what is said of their segments. What belongs to a leg counts for the leg alone, not for longer segments that hold it.
 * @throws Rejected where the flight has no such segment
 */
export function withSegments(legs: readonly LegPattern[], segments: readonly MessageSegment[], ignored: Set<number>): LegPattern[] {
  for (const { origin, destination } of segments) {
    const from = origin === ANY ? 0 : legs.findIndex((leg) => leg.origin === origin);
    const to = destination === ANY ? legs.length - 1 : legs.findLastIndex((leg) => leg.destination === destination);
    if (from < 0 || to < from) throw new Rejected("leg_unknown", `${origin}–${destination}`);
  }
  for (const { element, origin, destination } of segments) {
    if (element && !legs.some((leg) => isOf(leg, origin, destination))) ignored.add(element.dei);
  }
  return legs.map((leg) => {
    const own = segments.flatMap(({ element, origin, destination }) => (element && isOf(leg, origin, destination) ? [element] : []));
    return withElements(leg, own, ignored);
  });
}

function isOf(leg: LegPattern, origin: string, destination: string): boolean {
  return (origin === ANY || origin === leg.origin) && (destination === ANY || destination === leg.destination);
}
