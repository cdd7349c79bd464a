import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { legalDetailsRequest } from "@/lib/contracts/operator/money/legal-details";
import { readLegalDetails, setLegalDetails } from "@/lib/services/terms/partners/legal-details";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ params }) => readLegalDetails({ code: params.code ?? "" })),
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    setLegalDetails({ code: params.code ?? "", asked: await readBody(legalDetailsRequest), by: readDoer(), now }),
  ),
});
