import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listColleagues } from "@/lib/services/desk/house/list-colleagues";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "house", act: "see" }, async ({ principal, now }) => listColleagues({ userId: principal.userId, now })),
});
