import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { sandboxEventRequest } from "@/lib/contracts/interface/sandbox";
import { readBooking } from "@/lib/services/booking/document/read-booking";
import { requireTestMode } from "@/lib/services/sandbox/require-test-mode";
import { triggerEvent } from "@/lib/services/sandbox/trigger-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation("sandbox_trigger_event", async ({ partner, actor, requestId, requestKey, locale, now, params, readBody }) => {
    requireTestMode(partner);
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await triggerEvent({ ...address, actor, byRequest: requestId, requestKey, event: await readBody(sandboxEventRequest), now });
    return readBooking({ ...address, locale, now });
  }),
});
