import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readStuck } from "@/lib/services/views/today/read-stuck";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "today", act: "see" }, async ({ principal, now }) => readStuck({ roles: principal.houseRoles, now })),
});
