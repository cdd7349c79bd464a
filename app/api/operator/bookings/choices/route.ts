import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { officeChoicesQuery } from "@/lib/contracts/operator/bookings/office-bookings";
import { listOfficeChoices } from "@/lib/services/views/office/list-office-choices";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "bookings", act: "see" }, async ({ locale, readQuery }) =>
    listOfficeChoices({ ...readQuery(officeChoicesQuery), locale }),
  ),
});
