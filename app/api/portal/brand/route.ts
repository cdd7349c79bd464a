import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { brandRequest } from "@/lib/contracts/portal/brand";
import { changeBrand } from "@/lib/services/access/brand/change-brand";
import { readBrand } from "@/lib/services/access/brand/read-brand";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner }) => readBrand({ partnerId: partner.id }), ["admin"]),
  POST: portalRoute(
    async ({ partner, now, readBody, readDoer }) =>
      changeBrand({ partnerId: partner.id, brand: await readBody(brandRequest), by: readDoer(), now }),
    ["admin"],
  ),
});
