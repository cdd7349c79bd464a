import { officeRoute } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { movesQuery } from "@/lib/contracts/operator/bookings/moves";
import { listMoves } from "@/lib/services/aftersale/moves/list-moves";
import { findAnyBooking } from "@/lib/services/booking/house/find-any-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: officeRoute({ area: "bookings", act: "change" }, async ({ locale, now, params, readQuery }) => {
    const { bookingId, partnerId } = await findAnyBooking(params.id ?? "");
    return listMoves({ partnerId, bookingId, ...readQuery(movesQuery), locale, now });
  }),
});
