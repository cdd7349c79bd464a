import type { PassengerNames } from "@/lib/contracts/operator/departures/operator-flights";
import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { openName } from "@/lib/services/ground/personal-data/person";
import { bookingsOn } from "./bookings-on";

interface OpenNames {
  id: string;
  by: Doer;
  now: Date;
}

/** The names of who boards a departure; the audit log says who has opened them. @throws AppError departure_not_found */
export async function openNames({ id, by, now }: OpenNames): Promise<PassengerNames> {
  const key = legKeyOfDeparture(id);
  if (!key) throw new AppError("departure_not_found");
  const boarding = (await bookingsOn(key)).filter(({ boards }) => boards).flatMap(({ passengers }) => passengers);
  await recordAudit(db(), {
    ...{ action: "passenger_names_opened", by, now },
    detail: { source: departureName(key), passengers: boarding.length },
  });
  const names = boarding.map(async (passenger) => {
    const { lastName, firstName, middleName } = await openName(passenger);
    return { id: passenger.id, name: [lastName, firstName, middleName].filter((part) => part).join(" ") };
  });
  return { names: await Promise.all(names) };
}
