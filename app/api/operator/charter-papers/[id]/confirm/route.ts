import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { confirmPaper } from "@/lib/services/booking/charter-papers/confirm-paper";
import { readPaperNumber } from "@/lib/services/booking/charter-papers/kept-paper";
import { readPapers } from "@/lib/services/views/charters/read-papers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "stock", act: "approve" }, async ({ act, params, now, readDoer }) => {
    await confirmPaper({ id: readPaperNumber(params.id), by: readDoer(), now });
    return readPapers({ actor: act.actor, now });
  }),
});
