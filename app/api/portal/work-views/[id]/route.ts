import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { workViewNameRequest } from "@/lib/contracts/portal/work-views";
import { READERS } from "@/lib/contracts/scopes";
import { deleteWorkView } from "@/lib/services/views/work-list/saved/delete-work-view";
import { renameWorkView } from "@/lib/services/views/work-list/saved/rename-work-view";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ principal: { userId }, params, readBody }) => {
    const { name } = await readBody(workViewNameRequest);
    return renameWorkView({ userId, viewId: params.id ?? "", name });
  }, READERS),
  DELETE: portalRoute(async ({ principal: { userId }, params }) => deleteWorkView({ userId, viewId: params.id ?? "" }), READERS),
});
