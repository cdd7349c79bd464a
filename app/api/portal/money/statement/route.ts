import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { statementRequest } from "@/lib/contracts/portal/account-statement";
import { BOOKKEEPERS } from "@/lib/contracts/scopes";
import { listStatement } from "@/lib/services/views/statement/list-statement";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, readQuery }) => {
    const { cursor, ...filter } = readQuery(statementRequest);
    return listStatement({ partnerId: partner.id, filter, cursor });
  }, BOOKKEEPERS),
});
