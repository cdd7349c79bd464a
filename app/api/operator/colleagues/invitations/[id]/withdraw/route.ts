import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { listColleagues } from "@/lib/services/desk/house/list-colleagues";
import { withdrawColleague } from "@/lib/services/desk/house/withdraw-colleague";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "house", act: "change" }, async ({ principal, params, now, readDoer }) => {
    await withdrawColleague({ invitationId: params.id ?? "", by: readDoer(), now });
    return listColleagues({ userId: principal.userId, now });
  }),
});
