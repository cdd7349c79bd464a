import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { makeListRequest } from "@/lib/contracts/operator/departures/operator-flights";
import { askForList } from "@/lib/services/documents/passenger-lists/ask-for-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) =>
    askForList({ id: params.id ?? "", ...(await readBody(makeListRequest)), by: readDoer(), now }),
  ),
});
