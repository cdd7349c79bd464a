import { type SavedPerson, savedPerson } from "@/lib/contracts/passenger-book";
import { AppError } from "@/lib/domain/errors";
import { bookKey, surnameKey } from "./blind-index";
import { contextOf, open, seal } from "./keyring";

/** Whose columns they are: nobody else's open. */
interface SavedRow {
  id: string;
  partnerId: string;
}

/** A passenger of the book as the row keeps it. @throws AppError passenger_book_unavailable while there is no key to seal with */
export async function savedPersonColumns({ id, partnerId }: SavedRow, person: SavedPerson) {
  const surname = await surnameKey(partnerId, person.last_name);
  const document = await bookKey(partnerId, "document", person.doc_number);
  if (!surname || !document) throw new AppError("passenger_book_unavailable");
  return {
    sealedPerson: await seal(JSON.stringify(person), savedContext(id)),
    surnameKey: surname,
    documentKey: document,
    phoneKey: person.tel === "" ? null : await bookKey(partnerId, "phone", person.tel),
  };
}

/** @throws Error where it cannot be opened */
export async function openSavedPerson({ id, sealedPerson }: { id: string; sealedPerson: string }): Promise<SavedPerson> {
  return savedPerson.parse(JSON.parse(await open(sealedPerson, savedContext(id))));
}

function savedContext(id: string): string {
  return contextOf("saved_passenger", "sealed_person", id);
}
