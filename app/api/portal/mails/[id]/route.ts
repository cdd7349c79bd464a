import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readMail } from "@/lib/services/channels/mail/read-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, principal: { role }, params }) => readMail({ partnerId: partner.id, role, mailId: params.id ?? "" })),
});
