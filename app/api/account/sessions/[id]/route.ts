import { accountRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { endSession } from "@/lib/services/access/sessions/end-session";
import { listSessions } from "@/lib/services/access/sessions/list-sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: accountRoute(async ({ userId, sessionId, now, params, readDoer }) => {
    await endSession({ userId, sessionId: params.id ?? "", by: readDoer(), now });
    return listSessions({ userId, sessionId, now });
  }),
});
