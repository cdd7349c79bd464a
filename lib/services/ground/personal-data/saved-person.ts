import { type SavedPerson, savedPerson } from "@/lib/contracts/portal/passenger-book";
import { bookKey, surnameKey } from "./blind-index";
import { contextOf, open, seal } from "./keyring";

/** Whose columns they are: nobody else's open. */
interface SavedRow {
  id: string;
  partnerId: string;
}

/** A passenger of the book as the row keeps it. @throws Error where the surname has no letter that a spelling is made of */
export async function savedPersonColumns({ id, partnerId }: SavedRow, person: SavedPerson) {
  const surname = await surnameKey(partnerId, person.last_name);
  if (!surname) throw new Error("a passenger of the book has no surname");
  return {
    sealedPerson: await seal(JSON.stringify(person), savedContext(id)),
    surnameKey: surname,
    documentKey: await bookKey(partnerId, "document", person.doc_number),
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
