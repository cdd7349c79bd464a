/** States of the Schengen area: one outer border, none between them (Regulation (EU) 2016/399). */
export const SCHENGEN: ReadonlySet<string> = new Set(
  "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** Countries without an international transit zone: whoever changes flights there passes the border. */
export const NO_TRANSIT_ZONE: ReadonlySet<string> = new Set(["CA", "US"]);

/** Whether flights between two countries pass no border control. */
export function isSameArea(one: string, other: string): boolean {
  return one === other || (SCHENGEN.has(one) && SCHENGEN.has(other));
}
