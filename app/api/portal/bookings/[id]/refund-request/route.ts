import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { refundAsked } from "@/lib/contracts/portal/refund-conversation";
import { readConversation } from "@/lib/services/aftersale/refunds/conversation/read-conversation";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, params }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    return { conversation: await readConversation({ side: "partner", address }) };
  }),
  POST: portalRoute(async ({ partner, act, params, readBody }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    const { passengers, directions, ...asked } = await readBody(refundAsked);
    await requestManualRefund({ ...address, asked, part: { passengers, directions }, ...act });
    return { conversation: await readConversation({ side: "partner", address }) };
  }),
});
