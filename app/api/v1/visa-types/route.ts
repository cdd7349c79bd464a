import { partnerRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { visaQuery } from "@/lib/contracts/services";
import { listVisaTypesLegacy } from "@/lib/services/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: partnerRoute(async ({ locale, readQuery }) => listVisaTypesLegacy({ locale, ...readQuery(visaQuery, ["countries"]) })),
});
