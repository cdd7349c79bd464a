import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { extendHold } from "@/lib/services/aftersale/changes/extend-hold";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.extend_hold, async ({ act }, booking) => {
    await extendHold({ ...act, ...booking });
  }),
});
