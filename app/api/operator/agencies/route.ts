import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { newAgencyRequest } from "@/lib/contracts/operator/agencies";
import { openAgency } from "@/lib/services/desk/agencies/open-agency";
import { listAgencies } from "@/lib/services/views/agencies/list-agencies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ now }) => listAgencies({ now })),
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ now, readBody, readDoer }) =>
    openAgency({ wanted: await readBody(newAgencyRequest), by: readDoer(), now }),
  ),
});
