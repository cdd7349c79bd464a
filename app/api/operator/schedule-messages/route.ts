import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleMessagesBody } from "@/lib/contracts/schedule-messages";
import { sendMessages } from "@/lib/services/messages/send-messages";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: portalRoute(
    async ({ principal, locale, now, readBody }) => {
      const { text, dry_run: dryRun } = await readBody(scheduleMessagesBody);
      return sendMessages({ text, dryRun, actor: `operator:${principal.userId}`, locale, now });
    },
    ["operator"],
  ),
});
