import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { visaQuery } from "@/lib/contracts/interface/services";
import { listVisaTypes } from "@/lib/services/ground/entry-rules/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation("list_visa_types", async ({ locale, readQuery }) => listVisaTypes({ locale, ...readQuery(visaQuery, ["countries"]) })),
});
