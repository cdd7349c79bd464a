import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { chooseAlternative } from "@/lib/services/aftersale/schedule-changes/choose-alternative";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operation(OPERATIONS.choose_schedule_alternative, async ({ partner, act, locale, now, params, readBody }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    const { alternative } = await readBody();
    await chooseAlternative({ ...act, ...address, changeId: params.changeId ?? "", alternative });
    return readBooking({ ...address, locale, now });
  }),
});
