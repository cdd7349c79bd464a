import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { proposeCancellationRequest } from "@/lib/contracts/operator/departures/cancellation";
import { proposeCancellation } from "@/lib/services/desk/cancellations/propose-cancellation";
import { presentCancellation } from "@/lib/services/views/departures/present-cancellation";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "flights", act: "see" }, async ({ params, act, now }) =>
    presentCancellation({ id: params.id ?? "", actor: act.actor, now }),
  ),
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, act, now }) => {
    const [id, { reason }] = [params.id ?? "", await readBody(proposeCancellationRequest)];
    await proposeCancellation({ id, reason, by: readDoer(), now });
    return presentCancellation({ id, actor: act.actor, now });
  }),
});
