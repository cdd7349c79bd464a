import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { refundPreviewRequest } from "@/lib/contracts/operator/refund-decisions";
import { previewDecisions } from "@/lib/services/aftersale/refunds/preview-decisions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "refunds", act: "see" }, async ({ act, locale, now, readBody }) =>
    previewDecisions({ ...(await readBody(refundPreviewRequest)), locale, actor: act.actor, now }),
  ),
});
