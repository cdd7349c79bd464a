import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { visaQuery } from "@/lib/contracts/interface/services";
import { listVisaTypesLegacy } from "@/lib/services/ground/entry-rules/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_visa_types_legacy", async ({ locale, readQuery }) =>
    listVisaTypesLegacy({ locale, ...readQuery(visaQuery, ["countries"]) }),
  ),
});
