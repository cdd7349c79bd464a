import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { legalDetailsRequest } from "@/lib/contracts/operator/money/legal-details";
import { readLegalDetails, setLegalDetails } from "@/lib/services/terms/partners/legal-details";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "money", act: "see" }, async () => readLegalDetails({ code: null })),
  POST: officeRoute({ area: "house", act: "change" }, async ({ now, readBody, readDoer }) =>
    setLegalDetails({ code: null, asked: await readBody(legalDetailsRequest), by: readDoer(), now }),
  ),
});
