import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { readSelling } from "@/lib/services/terms/selling/read-selling";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale }) => readSelling({ partner, locale })),
});
