import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleChanges as body, presentSettled } from "@/lib/contracts/operator/operator-schedule";
import { settleChanges } from "@/lib/services/aftersale/schedule-changes/settle-changes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ act, locale, readBody }) => {
    const settled = await settleChanges({ ...act, ...(await readBody(body)) });
    return presentSettled(settled, locale);
  }),
});
