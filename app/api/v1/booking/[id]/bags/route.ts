import { bookingOperation } from "@/lib/api/booking-operation";
import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { addBags } from "@/lib/services/aftersale/extras/bags/add-bags";
import { readBags } from "@/lib/services/aftersale/extras/bags/read-bags";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.read_booking_bags, async ({ partner, now, params }) =>
    readBags({ partnerId: partner.id, now, bookingId: params.id ?? "" }),
  ),
  POST: bookingOperation(OPERATIONS.add_bags, async ({ act, readBody }, booking) => {
    const { bags } = await readBody();
    await addBags({ ...act, ...booking, bags });
  }),
});
