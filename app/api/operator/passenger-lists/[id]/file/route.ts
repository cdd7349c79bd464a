import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listFileRequest } from "@/lib/contracts/operator/departures/operator-flights";
import { writeListFile } from "@/lib/services/documents/passenger-lists/write-list-file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "flights", act: "change" }, async ({ params, readBody, readDoer, now }) =>
    writeListFile({ listId: params.id ?? "", ...(await readBody(listFileRequest)), by: readDoer(), now }),
  ),
});
