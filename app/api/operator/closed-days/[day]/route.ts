import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readClosedDay } from "@/lib/services/views/closed-days/list-closed-days";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async ({ params }) => readClosedDay({ day: params.day ?? "" })),
});
