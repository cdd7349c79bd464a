import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { changePassenger } from "@/lib/services/aftersale/changes/change-passenger";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: operation(OPERATIONS.change_passenger, async ({ partner, act, locale, now, params, readBody }) => {
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    const change = await readBody();
    await changePassenger({ ...act, ...address, passengerId: params.passengerId ?? "", mode: partner.mode, change });
    return readBooking({ ...address, locale, now });
  }),
});
