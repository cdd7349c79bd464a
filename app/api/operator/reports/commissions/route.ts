import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { commissionsRequest } from "@/lib/contracts/operator/reports/trade";
import { readCommissions } from "@/lib/services/views/reports/read-commissions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) =>
    readCommissions({ asked: readQuery(commissionsRequest), locale }),
  ),
});
