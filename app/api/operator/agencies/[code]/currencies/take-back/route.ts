import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { takeCurrencyBackRequest } from "@/lib/contracts/operator/agencies";
import { takeCurrencyBack } from "@/lib/services/terms/partners/take-currency-back";
import { readAgency } from "@/lib/services/views/agencies/read-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { code = "" } = params;
    await takeCurrencyBack({ partnerCode: code, ...(await readBody(takeCurrencyBackRequest)), by: readDoer() });
    return readAgency({ code, now });
  }),
});
