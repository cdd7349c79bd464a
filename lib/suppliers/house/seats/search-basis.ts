import type { SeatMirror } from "@/lib/engine/seats/mirror";
import { seatsOf } from "@/lib/engine/seats/of-network";
import { reachOf, type Span } from "@/lib/engine/seats/reach";
import type { SeatView } from "@/lib/engine/seats/seats";
import { after } from "@/lib/util/after";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { currentSeats } from "./seat-mirror";

/** What a search was made from. */
export interface SearchBasis {
  snapshot: HouseSnapshot;
  seats: SeatView;
  /** Whether a search at this moment would be made from the same; never true where it would not. */
  isCurrent(now: Date): boolean | Promise<boolean>;
}

const MINUTE_MS = 60_000;

/**
 * The schedule, prices and seats for a search, taken before it begins; at once where they are known. Prices and cut-offs depend on the
 * minute; seats count where they changed on a route and day that the search could have used.
 */
export function searchBasis(spans: readonly Span[], now: Date): SearchBasis | Promise<SearchBasis> {
  return after(currentSnapshot(now), (snapshot) => after(currentSeats(now), (mirror) => basisOf(snapshot, mirror, spans, now)));
}

function basisOf(snapshot: HouseSnapshot, mirror: SeatMirror, spans: readonly Span[], now: Date): SearchBasis {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const seats = seatsOf(mirror, snapshot.network);
  const untouched = seatsUntouched(mirror, () => reachOf(seats, spans));
  const isSame = (present: HouseSnapshot, presentSeats: SeatMirror) => present === snapshot && presentSeats === mirror && untouched();
  const isCurrent = (at: Date) => {
    if (Math.floor(at.getTime() / MINUTE_MS) !== minute) return false;
    const [present, presentSeats] = [currentSnapshot(at), currentSeats(at)];
    if (present instanceof Promise || presentSeats instanceof Promise) {
      return Promise.all([present, presentSeats]).then(([one, other]) => isSame(one, other));
    }
    return isSame(present, presentSeats);
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
