import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postFile, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import { BOOK_KEY } from "@/lib/client/travel/passenger-book";
import type { ImportedPeople } from "@/lib/contracts/portal/people/book-import";
import type {
  BookSettings,
  DeletedPassenger,
  PersonCard,
  SavedPassenger,
  SavedPassengers,
  SavedPerson,
} from "@/lib/contracts/portal/people/passenger-book";
import type { Locale } from "@/lib/domain/localized";

/** What is known of a person. Somebody's passports: forgotten with the page. */
export function personQuery(personId: string, locale: Locale) {
  return queryOptions({
    queryKey: [...BOOK_KEY, "person", personId, locale],
    queryFn: ({ signal }) => getJson<PersonCard>({ path: api.savedPassenger(personId), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Keeps people in the book as one family. */
export function savePeople(people: readonly (SavedPerson | SavedPassenger)[]) {
  return postJson<SavedPassengers>({ path: api.savedPassengers(), body: { passengers: people } });
}

/** Sets what the book says of a passenger. */
export function changeSaved({ id, ...person }: SavedPassenger): Promise<SavedPassenger> {
  return postJson<SavedPassenger>({ path: api.savedPassenger(id), body: person });
}

export function deleteSaved(id: string) {
  return deleteJson<DeletedPassenger>({ path: api.savedPassenger(id) });
}

/** Sets whether whoever is booked is saved to the book. */
export function setBook(settings: BookSettings) {
  return postJson<BookSettings>({ path: api.bookSettings(), body: settings });
}

/** Looks at a table of people, or saves them. */
export function importPeople(file: File, act: "look" | "save") {
  return postFile<ImportedPeople>({ path: api.importPeople(act), file });
}
