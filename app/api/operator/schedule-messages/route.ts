import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleMessages } from "@/lib/contracts/operator/schedule-messages";
import { sendMessages } from "@/lib/services/schedule/messages/send-messages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "schedule", act: "change" }, async ({ principal, locale, now, readBody }) => {
    const { text, reason, dry_run: dryRun } = await readBody(scheduleMessages);
    return sendMessages({ text, reason, dryRun, actor: `operator:${principal.userId}`, locale, now });
  }),
});
