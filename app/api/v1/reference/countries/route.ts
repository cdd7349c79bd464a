import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { listReferenceCountries } from "@/lib/services/ground/reference/list-reference-countries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_countries, async ({ locale }) => listReferenceCountries(locale)),
});
