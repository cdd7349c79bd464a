import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { presentSettled } from "@/lib/contracts/operator/operator-schedule";
import { refundDecisions } from "@/lib/contracts/operator/refund-decisions";
import { decideMany } from "@/lib/services/aftersale/refunds/decide-many";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "refunds", act: "approve" }, async ({ act, locale, readBody }) =>
    presentSettled(await decideMany({ ...act, ...(await readBody(refundDecisions)), locale }), locale),
  ),
});
