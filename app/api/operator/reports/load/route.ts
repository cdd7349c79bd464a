import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { loadRequest } from "@/lib/contracts/operator/reports/trade";
import { readLoad } from "@/lib/services/views/reports/read-load";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "reports", act: "see" }, async ({ locale, now, readQuery }) =>
    readLoad({ asked: readQuery(loadRequest), locale, now }),
  ),
});
