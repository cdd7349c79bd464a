import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { refundDecision } from "@/lib/contracts/operator/operator";
import { decideRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { readRefundRequest } from "@/lib/services/aftersale/refunds/read-refund-requests";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async ({ act, params, locale, now }) =>
    readRefundRequest({ requestId: params.id ?? "", locale, actor: act.actor, now }),
  ),
  POST: officeRoute({ area: "refunds", act: "approve" }, async ({ act, params, locale, readBody }) =>
    decideRefundRequest({ ...act, refundRequestId: params.id ?? "", decision: await readBody(refundDecision), locale }),
  ),
});
