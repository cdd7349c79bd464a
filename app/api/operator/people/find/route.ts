import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { personRequest } from "@/lib/contracts/operator/operator-people";
import { findPartnerPerson } from "@/lib/services/access/help/find-partner-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "people", act: "see" }, async ({ readBody }) => findPartnerPerson(await readBody(personRequest))),
});
