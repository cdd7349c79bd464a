import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { moveTime } from "@/lib/services/sandbox/move-time";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.sandbox_move_time, async ({ partner, now, readBody }, booking) => {
    requireTestMode(partner);
    await moveTime({ ...booking, to: await readBody(), now });
  }),
});
