import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readStuck } from "@/lib/services/views/today/read-stuck";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ now }) => readStuck({ now })),
});
