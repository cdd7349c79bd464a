import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { workViewRequest } from "@/lib/contracts/portal/work-views";
import { READERS } from "@/lib/contracts/scopes";
import { listWorkViews } from "@/lib/services/views/work-list/saved/list-work-views";
import { saveWorkView } from "@/lib/services/views/work-list/saved/save-work-view";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ principal: { userId } }) => listWorkViews(userId), READERS),
  POST: portalRoute(
    async ({ principal: { userId }, now, readBody }) => saveWorkView({ userId, view: await readBody(workViewRequest), now }),
    READERS,
  ),
});
