import { publicAct } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { tripFindRequest } from "@/lib/contracts/trip/trip";
import { findTripLimited } from "@/lib/services/views/trip/find-trip";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicAct(async ({ readBody, readAddress, now }) => {
    const { booking_number, last_name } = await readBody(tripFindRequest);
    return findTripLimited({ bookingNumber: booking_number, lastName: last_name, address: readAddress(), now });
  }),
});
