import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { closeItem, numberOf, tryAgain } from "@/lib/services/schedule/inbox/settle-item";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { action, reason } = await readBody(settleInboxItem);
    const number = numberOf(params.number ?? "");
    const settle = action === "retry" ? tryAgain : closeItem;
    await settle({ number, reason, by: readDoer(), now });
    return { number };
  }),
});
