import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { letterQuery } from "@/lib/contracts/portal/mail";
import { listLetters } from "@/lib/services/channels/mail/list-letters";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now, params, readQuery }) =>
    listLetters({ partnerId: partner.id, bookingId: params.id ?? "", ...readQuery(letterQuery), now }),
  ),
});
