import { bookingOperation } from "@/lib/api/booking-operation";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";
import { triggerEvent } from "@/lib/services/sandbox/trigger-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: bookingOperation(OPERATIONS.sandbox_trigger_event, async ({ partner, act, readBody }, booking) => {
    requireTestMode(partner);
    await triggerEvent({ ...act, ...booking, event: await readBody() });
  }),
});
