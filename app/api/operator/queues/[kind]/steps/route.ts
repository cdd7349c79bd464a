import { readQueueKind } from "@/lib/api/access/queue-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { queueStepQuery } from "@/lib/contracts/operator/queues";
import { readQueueStep } from "@/lib/services/views/queues/read-queue-step";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "today", act: "see" }, async ({ principal, params, locale, now, readQuery }) => {
    const kind = readQueueKind(principal, params.kind);
    return readQueueStep({ ...readQuery(queueStepQuery), kind, userId: principal.userId, locale, now });
  }),
});
