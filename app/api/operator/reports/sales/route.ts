import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { houseSalesRequest } from "@/lib/contracts/operator/reports/money";
import { readHouseSales } from "@/lib/services/views/reports/read-house-sales";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) =>
    readHouseSales({ asked: readQuery(houseSalesRequest), locale }),
  ),
});
