import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { namedCancellationRequest } from "@/lib/contracts/operator/departures/cancellation";
import { withdrawCancellation } from "@/lib/services/desk/cancellations/withdraw-cancellation";
import { presentCancellation } from "@/lib/services/views/departures/present-cancellation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, act, now }) => {
    const [id, { cancellation }] = [params.id ?? "", await readBody(namedCancellationRequest)];
    await withdrawCancellation({ id, cancellation, by: readDoer(), now });
    return presentCancellation({ id, actor: act.actor, now });
  }),
});
