import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { visaQuery } from "@/lib/contracts/services";
import { whileRulesHold } from "@/lib/services/entry-rules";
import { keptAnswer } from "@/lib/services/kept-answers";
import { listVisaTypes } from "@/lib/services/list-visa-types";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: operation("list_visa_types", ({ partner, locale, now, search, readQuery }) =>
    keptAnswer({ operation: "list_visa_types", partner, locale, search, now }, () =>
      whileRulesHold(async () => listVisaTypes({ locale, ...readQuery(visaQuery, ["countries"]) })),
    ),
  ),
});
