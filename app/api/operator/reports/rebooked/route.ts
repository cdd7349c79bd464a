import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { rebookedRequest } from "@/lib/contracts/operator/reports/trade";
import { readRebooked } from "@/lib/services/views/reports/read-rebooked";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, readQuery }) =>
    readRebooked({ asked: readQuery(rebookedRequest), locale }),
  ),
});
