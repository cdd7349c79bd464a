import { type SavedPerson, savedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { bookKey, surnameKey } from "./blind-index";
import { open, seal } from "./keyring";

/** Whose columns they are: nobody else's open. */
interface SavedRow {
  id: string;
  partnerId: string;
}

/** A passenger of the book as the row keeps it. @throws Error where the surname has no letter that a spelling is made of */
export async function savedPersonColumns({ id, partnerId }: SavedRow, person: SavedPerson) {
  const text = JSON.stringify(person);
  const { surname_key: surname, document_key: documentKey, phone_key: phoneKey } = await indexesOfSaved(text, partnerId);
  return { sealedPerson: await seal("saved_passenger.sealed_person", id, text), surnameKey: surname, documentKey, phoneKey };
}

/** The blind indexes that stand beside it. @param person opened @throws Error where the surname has no letter that a spelling is made of */
export async function indexesOfSaved(person: string, partnerId: string) {
  const { last_name, doc_number, tel } = savedPerson.parse(JSON.parse(person));
  const surname = await surnameKey(partnerId, last_name);
  if (!surname) throw new Error("a passenger of the book has no surname");
  return {
    surname_key: surname,
    document_key: await bookKey(partnerId, "document", doc_number),
    phone_key: tel === "" ? null : await bookKey(partnerId, "phone", tel),
  };
}

/** @throws Error where it cannot be opened */
export async function openSavedPerson({ id, sealedPerson }: { id: string; sealedPerson: string }): Promise<SavedPerson> {
  return savedPerson.parse(JSON.parse(await open("saved_passenger.sealed_person", id, sealedPerson)));
}
