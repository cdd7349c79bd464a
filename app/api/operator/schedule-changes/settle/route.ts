import { requireRight } from "@/lib/api/access/guards";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleChanges as body, presentSettled } from "@/lib/contracts/operator/operator-schedule";
import { settleChanges } from "@/lib/services/aftersale/schedule-changes/settle-changes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ act, locale, principal, readBody }) => {
    const asked = await readBody(body);
    // It gives money back: who may answer changes may not for that reason.
    if (asked.action === "refund") requireRight(principal, { area: "refunds", act: "approve" });
    const settled = await settleChanges({ ...act, ...asked });
    return presentSettled(settled, locale);
  }),
});
