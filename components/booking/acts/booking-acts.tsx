"use client";

import type { ComponentType } from "react";
import { AgencyTyping } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { CancelPassengers } from "../cancel/cancel-passengers";
import { GiveBack } from "../giving-back/give-back";
import { CancelBooking } from "./cancel-booking";
import { ExtendHold } from "./extend-hold";
import { type NextAct, useNextAct } from "./next-act";
import { WriteToCustomer } from "./write-to-customer";

interface Act {
  key: string;
  Button: ComponentType<{ booking: Booking }>;
  /** Says whether the act stands there now; what it has to ask for besides, it asks for itself. */
  stands: (booking: Booking, next: NextAct) => boolean;
}

/** The list names what may be done with a booking beside its next act, in the order in which it is shown. A new act is a row more. */
const ACTS: readonly Act[] = [
  { key: "write", Button: WriteToCustomer, stands: (_, next) => next !== "write" && next !== "answer" },
  { key: "extend", Button: ExtendHold, stands: (_, next) => next === "pay" },
  {
    key: "leave",
    Button: CancelPassengers,
    stands: ({ passengers, personal_data_erased }, next) => next === "pay" && passengers.length > 1 && !personal_data_erased,
  },
  { key: "cancel", Button: CancelBooking, stands: (_, next) => next === "pay" },
  { key: "giveBack", Button: AgencysGiveBack, stands: ({ status }) => status === "paid" || status === "ticketed" },
];

export function BookingActs({ booking }: { booking: Booking }) {
  const next = useNextAct(booking);
  return ACTS.filter(({ stands }) => stands(booking, next)).map(({ key, Button }) => <Button key={key} booking={booking} />);
}

/** The sheet is shown to the agency alone: the customer may not see what comes back to the deposit. */
function AgencysGiveBack({ booking }: { booking: Booking }) {
  return (
    <AgencyTyping>
      <GiveBack booking={booking} />
    </AgencyTyping>
  );
}
