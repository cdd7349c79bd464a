import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { confirmListRequest } from "@/lib/contracts/operator/departures/operator-flights";
import { confirmList } from "@/lib/services/documents/passenger-lists/confirm-list";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) => {
    const { id, number } = await confirmList({ listId: params.id ?? "", ...(await readBody(confirmListRequest)), by: readDoer(), now });
    return { id, number };
  }),
});
