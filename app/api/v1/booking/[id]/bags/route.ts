import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";
import { readBooking } from "@/lib/services/booking/document/read-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_booking_bags, async ({ partner, now, params }) =>
    readBags({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
  POST: operation(OPERATIONS.add_bags, async ({ partner, act, locale, now, params, readBody }) => {
    const { bags } = await readBody();
    const address = { partnerId: partner.id, bookingId: params.id ?? "" };
    await addBags({ ...act, ...address, bags });
    return readBooking({ ...address, locale, now });
  }),
});
