import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { quoteListQuery, quoteRequest } from "@/lib/contracts/portal/quotes";
import { listQuotes } from "@/lib/services/quotes/list-quotes";
import { makeQuote } from "@/lib/services/quotes/make-quote";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, now, readQuery }) =>
    listQuotes({ partnerId: partner.id, locale, now, ...readQuery(quoteListQuery) }),
  ),
  POST: portalRoute(async ({ partner, now, readBody, readDoer }) =>
    makeQuote({ partner, request: await readBody(quoteRequest), by: readDoer(), now }),
  ),
});
