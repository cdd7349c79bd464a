import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readToday } from "@/lib/services/views/today/read-today";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "today", act: "see" }, async ({ principal, now }) =>
    readToday({ roles: principal.houseRoles, userId: principal.userId, sessionId: principal.session?.id ?? null, now }),
  ),
});
