import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { renewQuote } from "@/lib/services/quotes/renew-quote";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, locale, now, params }) => renewQuote({ partner, quoteId: params.id ?? "", locale, now })),
});
