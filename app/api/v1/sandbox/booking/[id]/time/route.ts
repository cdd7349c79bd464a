import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { moveTime } from "@/lib/services/sandbox/move-time";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.sandbox_move_time, async ({ partner, locale, now, params, readBody }) => {
    requireTestMode(partner);
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await moveTime({ ...address, to: await readBody(), now });
    return readBooking({ ...address, locale, now });
  }),
});
