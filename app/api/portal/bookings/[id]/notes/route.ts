import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { noteRequest } from "@/lib/contracts/booking-note";
import { READERS } from "@/lib/contracts/scopes";
import { readNotes } from "@/lib/services/booking/notes/read-notes";
import { writeNote } from "@/lib/services/booking/notes/write-note";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, actor, params }) => readNotes({ partnerId: partner.id, bookingId: params.id ?? "", reader: actor }),
    READERS,
  ),
  POST: portalRoute(async ({ partner, actor, now, params, readBody, readDoer }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    const { text } = await readBody(noteRequest);
    await writeNote({ ...address, text, by: readDoer(), now });
    return readNotes({ ...address, reader: actor });
  }),
});
