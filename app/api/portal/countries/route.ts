import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listCountries } from "@/lib/services/list-countries";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ locale }) => listCountries({ locale })),
});
