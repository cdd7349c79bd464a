import { utcMinutes } from "@/lib/domain/dates";
import type { SeatMirror } from "@/lib/engine/seats/mirror";
import { type NetworkSeats, seatsOf } from "@/lib/engine/seats/of-network";
import { reachOf, type Span } from "@/lib/engine/seats/reach";
import type { SeatView } from "@/lib/engine/seats/seats";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { currentSeats } from "./seat-mirror";

/** What a search was made from. */
export interface SearchBasis {
  snapshot: HouseSnapshot;
  seats: SeatView;
  /** Whether a search at this moment would be made from the same; never true where it would not. */
  isCurrent(now: Date): Promise<boolean>;
}

/** The schedule, prices and seats of this moment; the seats go on changing. */
export async function presentBasis(now: Date): Promise<{ snapshot: HouseSnapshot; seats: NetworkSeats }> {
  const [snapshot, mirror] = [await currentSnapshot(now), await currentSeats(now)];
  return { snapshot, seats: seatsOf(mirror, snapshot.network) };
}

/**
 * The schedule, prices and seats for a search, taken before it begins. Prices and cut-offs depend on the minute; seats count where they
 * changed on a route and day that the search could have used.
 */
export async function searchBasis(spans: readonly Span[], now: Date): Promise<SearchBasis> {
  const { snapshot, seats } = await presentBasis(now);
  const { mirror } = seats;
  const untouched = seatsUntouched(mirror, () => reachOf(seats, spans));
  const isCurrent = async (at: Date) => {
    if (utcMinutes(at) !== utcMinutes(now)) return false;
    return (await currentSnapshot(at)) === snapshot && (await currentSeats(at)) === mirror && untouched();
  };
  return { snapshot, seats, isCurrent };
}

/** Says whether no change since this call has touched the legs; each change is looked at once. */
function seatsUntouched({ changes }: SeatMirror, reach: () => (leg: number, day: number) => boolean): () => boolean {
  let [seen, touched] = [changes.sequence, false];
  let reaches: ReturnType<typeof reach> | null = null;
  return () => {
    if (touched || changes.sequence === seen) return !touched;
    reaches ??= reach();
    touched = changes.some(seen, reaches);
    seen = changes.sequence;
    return !touched;
  };
}
