import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { seenNewsRequest } from "@/lib/contracts/portal/news";
import { READERS } from "@/lib/contracts/scopes";
import { noteNewsSeen } from "@/lib/services/desk/news/note-news-seen";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, principal: { userId, role }, now, readBody }) => {
    const { keys } = await readBody(seenNewsRequest);
    return noteNewsSeen({ reader: { partnerId: partner.id, userId, role }, keys, now });
  }, READERS),
});
