import { deleteJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import { deletedPassenger, type SavedPassenger, savedPassenger } from "@/lib/contracts/passenger-book";

/** Sets what the book says of a passenger. */
export function changeSaved({ id, ...person }: SavedPassenger): Promise<SavedPassenger> {
  return postJson({ path: api.savedPassenger(id), schema: savedPassenger, body: person });
}

export function deleteSaved(id: string) {
  return deleteJson({ path: api.savedPassenger(id), schema: deletedPassenger });
}
