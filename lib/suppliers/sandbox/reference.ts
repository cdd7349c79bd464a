import { behaviourOf, type SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { airportByCode } from "@/lib/reference/airports";
import { brandByName, type SandboxBrand } from "./brands";
import { type SandboxDirection, WAYS } from "./journeys";

/** What an offer of the sandbox is made of: all else follows from it. */
export interface SandboxOffer {
  directions: SandboxDirection[];
  brand: SandboxBrand;
  /** Tells offers of different searches apart, where the sandbox remembers what it did with one; empty elsewhere. */
  nonce: string;
}

/** `LIGHT:TASIST.g1g.m;ISTTAS.g1n.c` and, where the offer is remembered, `~` and its nonce. */
export function writeReference({ directions, brand, nonce }: SandboxOffer): string {
  const flown = directions.map(({ origin, destination, day, way }) => `${origin}${destination}.${day.toString(36)}.${way}`);
  return `${brand.name}:${flown.join(";")}${nonce ? `~${nonce}` : ""}`;
}

/** @returns null where the text is none that this version writes: the offer is then gone */
export function readReference(text: string): SandboxOffer | null {
  const [, name = "", flown = "", nonce = ""] = /^([A-Z]+):([^~]+)(?:~([\w-]+))?$/.exec(text) ?? [];
  const brand = brandByName(name);
  const directions = flown.split(";").flatMap((part) => readDirection(part) ?? []);
  if (!brand || directions.length === 0 || directions.length !== flown.split(";").length) return null;
  return { directions, brand, nonce };
}

function readDirection(text: string): SandboxDirection | null {
  const [, origin = "", destination = "", day = "", letter = ""] = /^([A-Z]{3})([A-Z]{3})\.([0-9a-z]+)\.([a-z])$/.exec(text) ?? [];
  const way = WAYS.find((known) => known === letter);
  if (!way || !airportByCode(origin) || !airportByCode(destination)) return null;
  return { origin, destination, day: Number.parseInt(day, 36), way };
}

/** What the journey does: its first direction decides. */
export function behaviourIn([first]: readonly SandboxDirection[]): SandboxBehaviour {
  return first ? behaviourOf(first.origin, first.destination) : "normal";
}
