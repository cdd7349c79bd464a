import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { agencyLetterRequest } from "@/lib/contracts/operator/agencies";
import { readAgencyLetters } from "@/lib/services/channels/agency-letters/read-agency-letters";
import { writeToAgency } from "@/lib/services/channels/agency-letters/write-to-agency";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "agencies", act: "see" }, async ({ params }) => readAgencyLetters({ code: params.code ?? "" })),
  POST: officeRoute({ area: "agencies", act: "change" }, async ({ params, now, readBody, readDoer }) => {
    const { code = "" } = params;
    await writeToAgency({ code, asked: await readBody(agencyLetterRequest), by: readDoer(), now });
    return readAgencyLetters({ code });
  }),
});
