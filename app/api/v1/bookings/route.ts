import { operation } from "@/lib/api/handler";
import { routes } from "@/lib/api/routes";
import { OPERATIONS } from "@/lib/contracts/interface/operations";
import { findBookings } from "@/lib/services/views/bookings/find-bookings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operation(OPERATIONS.list_bookings, async ({ partner, readQuery }) => findBookings({ partnerId: partner.id, query: readQuery() })),
});
