import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { checkBalance } from "@/lib/services/check-balance";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ principal }) => checkBalance({ partnerId: principal.partner.id })),
});
