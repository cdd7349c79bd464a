import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { declarePaperRequest } from "@/lib/contracts/operator/carriers/charter-papers";
import { declarePaper } from "@/lib/services/booking/charter-papers/declare-paper";
import { readPapers } from "@/lib/services/views/charters/read-papers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "stock", act: "see" }, async ({ act, now }) => readPapers({ actor: act.actor, now })),
  POST: officeRoute({ area: "stock", act: "change" }, async ({ act, now, readBody, readDoer }) => {
    await declarePaper({ asked: await readBody(declarePaperRequest), by: readDoer(), now });
    return readPapers({ actor: act.actor, now });
  }),
});
