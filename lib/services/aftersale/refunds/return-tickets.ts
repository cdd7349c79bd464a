import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { callSupplierInTime } from "@/lib/services/offers/suppliers/call-supplier";
import type { TicketReturn } from "@/lib/suppliers/port/ordering";
import { supplierByCode } from "@/lib/suppliers/registry";
import type { RefundableBooking } from "./refundable-booking";

type Returned = Pick<TicketReturn, "kind" | "directions"> & { booking: RefundableBooking };

/** Gives the tickets of a booking's passengers back to its supplier. Asking twice is harmless. @throws AppError carrier_unconfirmed */
export async function returnTickets({ booking, kind, directions }: Returned): Promise<void> {
  const supplier = supplierByCode(booking.supplier);
  if (!supplier) throw new Error(`no supplier ${booking.supplier}`);
  const passengerIds = booking.passengers.map(({ id }) => id);
  const order = { key: booking.id, order: booking.supplierOrder, snapshot: parseSnapshot(booking.snapshot), passengerIds };
  await callSupplierInTime(() => supplier.ordering.returnTickets({ ...order, kind, directions }));
}
