import { deleteJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { DeletedPassenger, SavedPassenger } from "@/lib/contracts/portal/passenger-book";

/** Sets what the book says of a passenger. */
export function changeSaved({ id, ...person }: SavedPassenger): Promise<SavedPassenger> {
  return postJson<SavedPassenger>({ path: api.savedPassenger(id), body: person });
}

export function deleteSaved(id: string) {
  return deleteJson<DeletedPassenger>({ path: api.savedPassenger(id) });
}
