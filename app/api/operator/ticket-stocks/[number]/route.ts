import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { settleStockRequest } from "@/lib/contracts/operator/carriers/stock";
import { settleStock } from "@/lib/services/booking/ticket-stock/settle-stock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "stock", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    settleStock({ number: params.number ?? "", asked: await readBody(settleStockRequest), by: readDoer(), now }),
  ),
});
