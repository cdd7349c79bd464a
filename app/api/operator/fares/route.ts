import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { fareQuery } from "@/lib/contracts/operator/fares";
import { listFares } from "@/lib/services/schedule/fares/list-fares";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ readQuery }) => listFares(readQuery(fareQuery))),
});
