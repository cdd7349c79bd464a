import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { officeWorkRequest } from "@/lib/contracts/operator/bookings/office-bookings";
import { listOfficeWork } from "@/lib/services/views/office/list-office-work";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "see" }, async ({ locale, now, readBody }) => {
    const { cursor, ...filter } = await readBody(officeWorkRequest);
    return listOfficeWork({ filter, cursor, locale, now });
  }),
});
