import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { mailSettings } from "@/lib/contracts/portal/mail";
import { changeMailSettings, readMailSettings } from "@/lib/services/channels/mail/mail-settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, locale }) => readMailSettings({ partnerId: partner.id, locale }), ["admin"]),
  POST: portalRoute(
    async ({ partner, locale, now, readBody, readDoer }) =>
      changeMailSettings({ partnerId: partner.id, locale, settings: await readBody(mailSettings), by: readDoer(), now }),
    ["admin"],
  ),
});
