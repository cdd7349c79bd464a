import { open, seal } from "./keyring";

/** What the back office writes to a partner, as it is kept: people write names into it. */
export async function sealNote(bookingId: string, note: string): Promise<string> {
  return note === "" ? "" : seal("refund_request.note", bookingId, note);
}

export function openNote({ bookingId, note }: { bookingId: string; note: string }): Promise<string> {
  return open("refund_request.note", bookingId, note);
}
