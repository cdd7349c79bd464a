import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { erasureRequest } from "@/lib/contracts/operator/operator-people";
import { eraseOnRequest } from "@/lib/services/operations/personal-data/erase-on-request";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: officeRoute({ area: "people", act: "approve" }, async ({ now, readBody, readDoer }) =>
    eraseOnRequest({ bookingNumber: (await readBody(erasureRequest)).booking_number, by: readDoer(), now }),
  ),
});
