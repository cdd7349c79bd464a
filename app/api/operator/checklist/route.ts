import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readChecklist } from "@/lib/services/views/today/read-checklist";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "house", act: "see" }, async () => readChecklist()),
});
