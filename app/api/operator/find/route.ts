import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { findRequest } from "@/lib/contracts/operator/bookings/find";
import { findAnything } from "@/lib/services/views/office/find/find-anything";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "bookings", act: "see" }, async ({ locale, now, readBody }) =>
    findAnything({ ...(await readBody(findRequest)), locale, now }),
  ),
});
