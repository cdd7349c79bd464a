import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { quoteOfferRequest } from "@/lib/contracts/portal/quotes";
import { offerOfQuote } from "@/lib/services/quotes/offer-of-quote";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, params, readBody }) => {
    const { choice } = await readBody(quoteOfferRequest);
    return offerOfQuote({ partner, quoteId: params.id ?? "", choice, now });
  }),
});
