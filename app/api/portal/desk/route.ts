import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readDesk } from "@/lib/services/desk/waiting/read-desk";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, now }) => readDesk({ partnerId: partner.id, locale, now })),
});
