import { keptOperation } from "@/lib/api/kept-operation";
import { routes } from "@/lib/api/routes";
import { visaQuery } from "@/lib/contracts/services";
import { whileRulesHold } from "@/lib/services/reference/entry-rules";
import { listVisaTypesLegacy } from "@/lib/services/reference/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: keptOperation("list_visa_types_legacy", ({ locale, readQuery }) =>
    whileRulesHold(async () => listVisaTypesLegacy({ locale, ...readQuery(visaQuery, ["countries"]) })),
  ),
});
