import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { scheduleInboxQuery } from "@/lib/contracts/operator/schedule-inbox";
import { listInbox } from "@/lib/services/schedule/inbox/list-inbox";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "schedule", act: "see" }, async ({ readQuery, locale }) => {
    const { page, open } = readQuery(scheduleInboxQuery);
    return listInbox({ page, isOpen: open === "1", locale });
  }),
});
