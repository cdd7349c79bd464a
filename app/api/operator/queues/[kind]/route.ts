import { readQueueKind } from "@/lib/api/access/queue-rights";
import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { queueAct, queueQuery } from "@/lib/contracts/operator/queues";
import { actOnItem } from "@/lib/services/desk/queues/act-on-item";
import { readQueue } from "@/lib/services/views/queues/read-queue";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "today", act: "see" }, async ({ principal, params, locale, now, readQuery }) => {
    const kind = readQueueKind(principal, params.kind);
    return readQueue({ ...readQuery(queueQuery), kind, userId: principal.userId, locale, now });
  }),
  POST: officeRoute({ area: "today", act: "change" }, async ({ principal, params, now, readBody, readDoer }) => {
    const kind = readQueueKind(principal, params.kind);
    return actOnItem({ kind, asked: await readBody(queueAct), by: readDoer(), now });
  }),
});
