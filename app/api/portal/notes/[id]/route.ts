import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { noteRequest } from "@/lib/contracts/portal/booking-note";
import { changeNote, deleteNote } from "@/lib/services/booking/notes/change-note";
import { readNotes } from "@/lib/services/booking/notes/read-notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, actor, now, params, readBody, readDoer }) => {
    const { text } = await readBody(noteRequest);
    const { bookingId } = await changeNote({ partnerId: partner.id, noteId: params.id ?? "", text, by: readDoer(), now });
    return readNotes({ partnerId: partner.id, bookingId, reader: actor });
  }),
  DELETE: portalRoute(async ({ partner, actor, now, params, readDoer }) => {
    const { bookingId } = await deleteNote({ partnerId: partner.id, noteId: params.id ?? "", by: readDoer(), now });
    return readNotes({ partnerId: partner.id, bookingId, reader: actor });
  }),
});
