import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { fareImportQuery } from "@/lib/contracts/operator/fares";
import { listFareImports } from "@/lib/services/schedule/fares/list-fare-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ readQuery }) => listFareImports(readQuery(fareImportQuery))),
});
