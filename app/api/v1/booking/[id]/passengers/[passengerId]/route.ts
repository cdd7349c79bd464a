import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: bookingOperation(OPERATIONS.change_passenger, async ({ partner, act, params, readBody }, booking) => {
    const change = await readBody();
    await changePassenger({ ...act, ...booking, passengerId: params.passengerId ?? "", mode: partner.mode, change });
  }),
});
