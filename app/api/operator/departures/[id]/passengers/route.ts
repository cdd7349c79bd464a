import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { openNames } from "@/lib/services/views/departures/open-names";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "see" }, async ({ params, readDoer, now }) =>
    openNames({ id: params.id ?? "", by: readDoer(), now }),
  ),
});
