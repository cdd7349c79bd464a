import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { cancelPassengers } from "@/lib/services/aftersale/changes/cancel-passengers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.cancel_passengers, async ({ act, readBody }, booking) => {
    const { passengers } = await readBody();
    await cancelPassengers({ ...act, ...booking, passengers });
  }),
});
