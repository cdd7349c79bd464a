import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listVisaTypesLegacy } from "@/lib/services/ground/entry-rules/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_visa_types_legacy, async ({ locale, readQuery }) => listVisaTypesLegacy({ locale, ...readQuery() })),
});
