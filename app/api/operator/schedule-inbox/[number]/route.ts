import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleInboxItem } from "@/lib/contracts/operator/schedule-inbox";
import { closeItem, numberOf, tryAgain } from "@/lib/services/schedule/inbox/settle-item";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ principal, params, now, readBody }) => {
    const { action } = await readBody(settleInboxItem);
    const number = numberOf(params.number ?? "");
    if (action === "retry") await tryAgain({ number, now });
    else await closeItem({ number, actor: `operator:${principal.userId}`, now });
    return { number };
  }),
});
