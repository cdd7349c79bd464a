import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { keptLegKey, parseFlightCode, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { ListedFlight, ListedPassenger } from "@/lib/formats/pnl/listed-passenger";
import { writeAdl, writePnl } from "@/lib/formats/pnl/write-messages";
import type { PassengerList, Prisma } from "@/lib/generated/prisma/client";
import { open } from "@/lib/services/ground/personal-data/keyring";
import { parseListed } from "./listed-passengers";

export type KeptList = PassengerList;

/** @throws AppError passenger_list_not_found */
export async function findList(id: string): Promise<KeptList> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const found = validate(id) ? await db().passengerList.findUnique({ where: { id } }) : null;
  if (!found) throw new AppError("passenger_list_not_found");
  return found;
}

/** What binds a sealed entry to its row. */
export function entryRow(listId: string, passengerId: string): string {
  return `${listId}:${passengerId}`;
}

/** Who stands on a list. Of bookings whose personal data were erased since, and of departures that are over, nobody does any more. */
export async function openEntries(tx: Pick<Prisma.TransactionClient, "passengerListEntry">, listId: string): Promise<ListedPassenger[]> {
  const entries = await tx.passengerListEntry.findMany({ where: { listId } });
  return Promise.all(
    entries.map(async ({ passengerId, sealedEntry }) =>
      parseListed(await open("passenger_list_entry.sealed_entry", entryRow(listId, passengerId), sealedEntry)),
    ),
  );
}

/** The flight of a departure, as messages name it. @throws Error where the key is of no flight */
export function listedFlight(legKey: string): ListedFlight {
  const { flight, date, origin, destination } = parseLegKey(keptLegKey(legKey));
  const number = parseFlightCode(flight);
  if (!number) throw new Error(`no flight: ${flight}`);
  return { ...number, date, origin, destination };
}

/** The message of a list, all its parts. @param before whom the carrier knows of; null for the first list */
export function messageOf(legKey: string, before: readonly ListedPassenger[] | null, now: readonly ListedPassenger[]): string {
  const flight = listedFlight(legKey);
  return (before ? writeAdl(flight, before, now) : writePnl(flight, now)).join("\r\n");
}
