import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { agencyPeopleQuery } from "@/lib/contracts/operator/operator-people";
import { listAllPeople } from "@/lib/services/views/agencies/list-all-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "people", act: "see" }, async ({ readQuery }) => listAllPeople(readQuery(agencyPeopleQuery))),
});
