import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { noteRequest } from "@/lib/contracts/portal/booking-note";
import { readNotes } from "@/lib/services/booking/notes/read-notes";
import { writeNote } from "@/lib/services/booking/notes/write-note";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, actor, now, params, readBody, readDoer }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    const { text } = await readBody(noteRequest);
    await writeNote({ ...address, text, by: readDoer(), now });
    return readNotes({ ...address, reader: actor });
  }),
});
