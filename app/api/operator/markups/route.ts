import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listMarkups } from "@/lib/services/terms/markups/list-markups";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, () => listMarkups()),
});
