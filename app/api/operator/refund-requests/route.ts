import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { refundRequestListQuery } from "@/lib/contracts/operator/operator";
import { listRefundRequests } from "@/lib/services/aftersale/refunds/read-refund-requests";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "refunds", act: "see" }, async ({ locale, now, readQuery }) =>
    listRefundRequests({ ...readQuery(refundRequestListQuery), locale, now }),
  ),
});
