import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { readFunds } from "@/lib/services/desk/waiting/read-funds";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, now }) => ({ items: await readFunds({ partnerId: partner.id, now }) }), BOOKKEEPERS),
});
