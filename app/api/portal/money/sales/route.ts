import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { salesRequest } from "@/lib/contracts/portal/sales";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { readSales } from "@/lib/services/views/sales/read-sales";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(
    async ({ partner, locale, readQuery }) => readSales({ partnerId: partner.id, asked: readQuery(salesRequest), locale }),
    BOOKKEEPERS,
  ),
});
