import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { mailRequest } from "@/lib/contracts/portal/mail";
import { orderMail } from "@/lib/services/channels/mail/order-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, now, params, actor, readBody }) =>
    orderMail({ partnerId: partner.id, bookingId: params.id ?? "", mail: await readBody(mailRequest), actor, now }),
  ),
});
