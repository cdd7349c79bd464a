import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endOtherSessions } from "@/lib/services/access/sessions/end-other-sessions";
import { listSessions } from "@/lib/services/access/sessions/list-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: accountRoute(async ({ userId, sessionId, now }) => listSessions({ userId, sessionId, now })),
  DELETE: accountRoute(async ({ userId, sessionId, now, readDoer }) => {
    await endOtherSessions({ userId, sessionId, by: readDoer(), now });
    return listSessions({ userId, sessionId, now });
  }),
});
