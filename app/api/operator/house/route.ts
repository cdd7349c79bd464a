import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readHouse } from "@/lib/services/operations/house/read-house";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "house", act: "see" }, async ({ now }) => readHouse({ now })),
});
