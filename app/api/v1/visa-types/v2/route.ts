import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listVisaTypes } from "@/lib/services/ground/entry-rules/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_visa_types, async ({ locale, readQuery }) => listVisaTypes({ locale, ...readQuery() })),
});
