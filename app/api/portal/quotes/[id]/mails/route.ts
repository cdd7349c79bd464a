import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { quoteMailRequest } from "@/lib/contracts/portal/mail";
import { orderQuoteMail } from "@/lib/services/channels/mail/order-quote-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, actor, locale, now, params, readBody }) => {
    const { to } = await readBody(quoteMailRequest);
    return orderQuoteMail({ partnerId: partner.id, quoteId: params.id ?? "", to, locale, actor, now });
  }),
});
