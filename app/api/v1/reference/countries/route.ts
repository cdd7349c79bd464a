import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listReferenceCountries } from "@/lib/services/ground/reference/list-reference-countries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_countries", async ({ locale }) => listReferenceCountries(locale)),
});
