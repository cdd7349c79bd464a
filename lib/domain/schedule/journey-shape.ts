/** Beginning and end of a direction, in codes or names that can be compared. */
export interface Way {
  from: string;
  to: string;
}

/** What a direction is called: by itself, as one half of a trip that comes home, or by its number. */
type DirectionName = "only" | "outbound" | "inbound" | "numbered";

/** @param index of the direction, from 0 */
export function directionName(ways: readonly Way[], index: number): DirectionName {
  const [out, back, ...others] = ways;
  if (!back) return "only";
  if (!out || others.length > 0 || back.to !== out.from) return "numbered";
  return index === 0 ? "outbound" : "inbound";
}

/** Whether a journey leads back to where it began, the same way. */
export function isReturn(ways: readonly Way[]): boolean {
  const [out, back] = ways;
  return ways.length === 2 && out?.from === back?.to && out?.to === back?.from;
}

/** The places of a journey in the order of travel; a new list where it goes on from another place than it had arrived at. */
export function chainsOf(ways: readonly Way[]): string[][] {
  const chains: string[][] = [];
  for (const { from, to } of ways) {
    const chain = chains.at(-1);
    if (chain?.at(-1) === from) chain.push(to);
    else chains.push([from, to]);
  }
  return chains;
}
