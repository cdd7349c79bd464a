import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { READERS } from "@/lib/contracts/scopes";
import { readNotes } from "@/lib/services/booking/notes/read-notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, actor, params }) => readNotes({ partnerId: partner.id, bookingId: params.id ?? "", reader: actor }),
    READERS,
  ),
});
