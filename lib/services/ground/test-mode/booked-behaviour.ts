import { behaviourOf, type SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { modeOf } from "@/lib/domain/mode";

/** What of a booking decides whether its route does something of its own. */
interface Routed {
  snapshot: unknown;
  partner: { testOf: string | null };
}

/** What the route of a booking always does, told by its first direction; `normal` for every booking of live mode. */
export function bookedBehaviour({ snapshot, partner }: Routed): SandboxBehaviour {
  if (modeOf(partner) === "live") return "normal";
  const segments = parseSnapshot(snapshot).directions[0]?.segments ?? [];
  return behaviourOf(segments[0]?.departure.airport ?? "", segments.at(-1)?.arrival.airport ?? "");
}
