import type { WorldCarrier } from "./carriers";
import { seeded } from "./random";

/** Pairs of carriers that ticket on each other's paper: all members of an alliance with each other, and others in twos. */
export function makeAgreements(carriers: readonly WorldCarrier[], seed: number): [string, string][] {
  const random = seeded(seed + 2);
  return carriers.flatMap((one, index) =>
    carriers.slice(index + 1).flatMap((other): [string, string][] => (isAgreed(one, other, random) ? [[one.code, other.code]] : [])),
  );
}

/** Budget and charter carriers agree with nobody; network carriers with some of the others. */
function isAgreed(one: WorldCarrier, other: WorldCarrier, random: () => number): boolean {
  if (one.alliance >= 0 && one.alliance === other.alliance) return true;
  const carriesOthers = (carrier: WorldCarrier) => carrier.kind === "network" || carrier.kind === "regional";
  if (!carriesOthers(one) || !carriesOthers(other)) return false;
  return random() < (one.hubs[0] === other.hubs[0] ? 0.5 : 0.06);
}
