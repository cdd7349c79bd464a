import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { declareStockRequest } from "@/lib/contracts/operator/carriers/stock";
import { declareAsked } from "@/lib/services/booking/ticket-stock/declare-asked";
import { listCarrierStocks } from "@/lib/services/booking/ticket-stock/list-carrier-stocks";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "stock", act: "see" }, async ({ locale, now }) => listCarrierStocks({ locale, now })),
  POST: officeRoute({ area: "stock", act: "change" }, async ({ now, readBody, readDoer }) =>
    declareAsked({ asked: await readBody(declareStockRequest), by: readDoer(), now }),
  ),
});
