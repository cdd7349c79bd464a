import { validate } from "uuid";
import type { SavedPassenger, SavedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { bookKeys } from "@/lib/services/ground/personal-data/blind-index";
import { savedPersonColumns } from "@/lib/services/ground/personal-data/saved-person";

const TAKEN: LocalizedText = t(
  "Another passenger of the book has this document. Search for its number and change that one.",
  "Этот документ уже у другого пассажира книги. Найдите его по номеру и измените его.",
  "Bu hujjat kitobdagi boshqa yoʻlovchida. Uni raqami boʻyicha topib, oʻshani oʻzgartiring.",
);

const taken = () => new AppError("validation", { fields: { doc_number: [TAKEN] } });

interface ChangePassenger {
  partnerId: string;
  passengerId: string;
  person: SavedPerson;
  by: Doer;
  now: Date;
}

/**
 * Sets what the book says of a passenger.
 * @throws AppError saved_passenger_not_found, for another partner's passenger too; validation (`doc_number`) where another one has the document
 */
export async function changePassenger({ partnerId, passengerId: id, person, by, now }: ChangePassenger): Promise<SavedPassenger> {
  if (!validate(id)) throw new AppError("saved_passenger_not_found");
  const documentKey = { in: await bookKeys(partnerId, "document", person.doc_number) };
  const columns = await savedPersonColumns({ id, partnerId }, person);
  const change = db().$transaction(async (tx) => {
    if ((await tx.savedPassenger.count({ where: { id, partnerId } })) === 0) throw new AppError("saved_passenger_not_found");
    if ((await tx.savedPassenger.count({ where: { partnerId, documentKey, id: { not: id } } })) > 0) throw taken();
    await tx.savedPassenger.updateMany({ where: { id, partnerId }, data: { ...columns, usedAt: now } });
    await recordAudit(tx, { action: "saved_passenger_changed", by, partnerId, detail: { passenger: id }, now });
  });
  // Somebody has saved the same document since it was looked for.
  await change.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? taken() : error;
  });
  return { id, ...person };
}
