import type { ListMade } from "@/lib/contracts/operator/departures/operator-flights";
import { instantAt } from "@/lib/domain/dates";
import { legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { readDeparture } from "@/lib/services/views/departures/read-day";
import { makeList } from "./make-list";

interface AskForList {
  /** As addresses name the departure. */
  id: string;
  reason: string;
  by: Doer;
  now: Date;
}

/** Makes the list of a departure now, to be downloaded. @throws AppError departure_not_found */
export async function askForList({ id, reason, by, now }: AskForList): Promise<ListMade> {
  const legKey = legKeyOfDeparture(id);
  const found = legKey && (await readDeparture(legKey, now));
  if (!legKey || !found) throw new AppError("departure_not_found");
  const departsAt = found.departure ? instantAt(found.departure.departureUtc) : now;
  const list = await makeList({ legKey, departsAt, dueHours: null, channel: "download", reason, by, now });
  if (!list) throw new AppError("departure_not_found");
  return { id: list.id, number: list.number };
}
