import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { sellingRequest } from "@/lib/contracts/portal/selling";
import { changeSelling } from "@/lib/services/terms/selling/change-selling";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, locale, now, readBody, readDoer }) =>
      changeSelling({ partner, request: await readBody(sellingRequest), by: readDoer(), locale, now }),
    ["admin"],
  ),
});
