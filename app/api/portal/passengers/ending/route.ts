import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readEndingDocuments } from "@/lib/services/views/passengers/ending-documents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale, now }) => readEndingDocuments({ partnerId: partner.id, locale, now })),
});
