import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { againRequest } from "@/lib/contracts/operator/house";
import { sendMailAgain } from "@/lib/services/operations/house/send-mail-again";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ params, now, readBody, readDoer }) =>
    sendMailAgain({ ...(await readBody(againRequest)), mailId: params.id ?? "", by: readDoer(), now }),
  ),
});
