import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";
import { triggerEvent } from "@/lib/services/sandbox/trigger-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.sandbox_trigger_event, async ({ partner, act, locale, now, params, readBody }) => {
    requireTestMode(partner);
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await triggerEvent({ ...act, ...address, event: await readBody() });
    return readBooking({ ...address, locale, now });
  }),
});
