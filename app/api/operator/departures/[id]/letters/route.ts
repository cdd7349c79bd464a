import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { writeLetterRequest } from "@/lib/contracts/operator/departures/departure-letters";
import { readLetters } from "@/lib/services/channels/departure-letters/read-letters";
import { writeToCustomers } from "@/lib/services/channels/departure-letters/write-to-customers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "bookings", act: "see" }, async ({ params, locale }) => readLetters(params.id ?? "", locale)),
  POST: officeRoute({ area: "bookings", act: "change" }, async ({ params, readBody, readDoer, now }) => {
    const { id: letterId, texts, reason } = await readBody(writeLetterRequest);
    return writeToCustomers({ id: params.id ?? "", letterId, texts, reason, by: readDoer(), now });
  }),
});
