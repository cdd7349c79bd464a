import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { officeExportRequest } from "@/lib/contracts/operator/bookings/office-bookings";
import { exportOfficeWork } from "@/lib/services/views/office/export-office-work";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "see" }, async ({ locale, now, readBody }) => {
    const { format, ...filter } = await readBody(officeExportRequest);
    return exportOfficeWork({ filter, format, locale, now });
  }),
});
