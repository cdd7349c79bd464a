import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { namedCancellationRequest } from "@/lib/contracts/operator/departures/cancellation";
import { refundRest } from "@/lib/services/desk/cancellations/refund-rest";
import { presentCancellation } from "@/lib/services/views/departures/present-cancellation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "approve" }, async ({ params, readBody, readDoer, act, now }) => {
    const [id, { cancellation }] = [params.id ?? "", await readBody(namedCancellationRequest)];
    await refundRest({ id, cancellation, by: readDoer(), now });
    return presentCancellation({ id, actor: act.actor, now });
  }),
});
