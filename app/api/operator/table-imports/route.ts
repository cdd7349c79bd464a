import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { tableImportQuery } from "@/lib/contracts/operator/table-imports";
import { listTableImports } from "@/lib/services/schedule/tables/list-table-imports";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "prices", act: "see" }, async ({ readQuery }) => listTableImports(readQuery(tableImportQuery))),
});
