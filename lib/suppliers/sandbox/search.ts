import { randomBytes } from "node:crypto";
import { dayNumber } from "@/lib/domain/dates";
import { airportsOf } from "@/lib/reference/airports";
import type { SearchAnswer, SearchDirection, SearchRequest } from "../port";
import { assembleOffer } from "./assemble-offer";
import { brandsIn } from "./brands";
import { isSold } from "./is-sold";
import { type SandboxDirection, WAYS } from "./journeys";
import { behaviourIn } from "./reference";
import type { SandboxBehaviour } from "./routes";

const SLOW_MS = 5000;

/** What the sandbox remembers of an offer is remembered of this search's alone. */
const REMEMBERED: readonly SandboxBehaviour[] = ["price_changes", "not_confirmed"];

/** Every way of every direction, in the lowest brand of the cabin. Metropolitan codes mean their first airport. */
export async function search(request: SearchRequest): Promise<SearchAnswer> {
  const [outbound = [], inbound] = request.directions.map(waysOf);
  const journeys = inbound ? outbound.flatMap((way) => inbound.map((back) => [way, back])) : outbound.map((way) => [way]);
  const behaviour = behaviourIn(outbound);
  if (behaviour === "slow_answer") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const nonce = REMEMBERED.includes(behaviour) ? randomBytes(6).toString("base64url") : "";
  const [brand] = brandsIn(request.cabin);
  if (!brand) throw new Error(`no brand in cabin ${request.cabin}`);
  const offers = journeys
    .filter((directions) => isSold(directions, request.now))
    .map((directions) => assembleOffer({ directions, brand, nonce }, request));
  return { offers, isCurrent: () => false };
}

function waysOf({ origin, destination, date }: SearchDirection): SandboxDirection[] {
  const [from] = airportsOf(origin);
  const [to] = airportsOf(destination);
  if (!from || !to) return [];
  return WAYS.map((way) => ({ origin: from, destination: to, day: dayNumber(date), way }));
}
