import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { withdrawQuote } from "@/lib/services/quotes/withdraw-quote";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, locale, now, params, readDoer }) =>
    withdrawQuote({ partnerId: partner.id, quoteId: params.id ?? "", by: readDoer(), locale, now }),
  ),
});
