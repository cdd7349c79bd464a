import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { bookSettings } from "@/lib/contracts/portal/people/passenger-book";
import { changeBookSettings } from "@/lib/services/access/passenger-book/book-settings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(
    async ({ partner, now, readBody, readDoer }) =>
      changeBookSettings({ partnerId: partner.id, settings: await readBody(bookSettings), by: readDoer(), now }),
    ["admin"],
  ),
});
