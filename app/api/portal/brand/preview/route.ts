import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { brandRequest } from "@/lib/contracts/portal/brand";
import { previewReceipt } from "@/lib/services/documents/receipts/preview-receipt";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, locale, now, readBody }) =>
      previewReceipt({ partnerId: partner.id, brand: await readBody(brandRequest), locale, now }),
    ["admin"],
  ),
});
