import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { grantCurrencyRequest } from "@/lib/contracts/operator/agencies";
import { openCurrency } from "@/lib/services/desk/agencies/open-currency";
import { readAgency } from "@/lib/services/views/agencies/read-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { code = "" } = params;
    await openCurrency({ code, asked: await readBody(grantCurrencyRequest), by: readDoer() });
    return readAgency({ code, now });
  }),
});
