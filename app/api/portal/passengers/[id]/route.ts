import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { savedPerson } from "@/lib/contracts/portal/passenger-book";
import { changePassenger } from "@/lib/services/access/passenger-book/change-passenger";
import { deletePassenger } from "@/lib/services/access/passenger-book/delete-passenger";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: portalRoute(async ({ partner, params, now, readBody, readDoer }) =>
    changePassenger({
      partnerId: partner.id,
      passengerId: params.id ?? "",
      person: await readBody(savedPerson),
      by: readDoer(),
      now,
    }),
  ),
  DELETE: portalRoute(async ({ partner, params, now, readDoer }) =>
    deletePassenger({ partnerId: partner.id, passengerId: params.id ?? "", by: readDoer(), now }),
  ),
});
