import { portalRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { savedPerson } from "@/lib/contracts/portal/people/passenger-book";
import { changePassenger } from "@/lib/services/access/passenger-book/change-passenger";
import { deletePassenger } from "@/lib/services/access/passenger-book/delete-passenger";
import { readPerson } from "@/lib/services/views/passengers/read-person";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: portalRoute(async ({ partner, params, locale }) => readPerson({ partnerId: partner.id, personId: params.id ?? "", locale })),
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
