import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { sendTestMail } from "@/lib/services/operations/house/send-test-mail";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, locale, now, readDoer }) =>
    sendTestMail({ recipient: principal.email, locale, by: readDoer(), now }),
  ),
});
