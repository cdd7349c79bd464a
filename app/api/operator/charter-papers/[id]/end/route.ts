import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endPaperRequest } from "@/lib/contracts/operator/carriers/charter-papers";
import { endPaper } from "@/lib/services/booking/charter-papers/end-paper";
import { readPaperNumber } from "@/lib/services/booking/charter-papers/kept-paper";
import { readPapers } from "@/lib/services/views/charters/read-papers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "stock", act: "change" }, async ({ act, params, now, readBody, readDoer }) => {
    await endPaper({ id: readPaperNumber(params.id), ...(await readBody(endPaperRequest)), by: readDoer(), now });
    return readPapers({ actor: act.actor, now });
  }),
});
