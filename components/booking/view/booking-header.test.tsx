import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, sampleChange } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { BookingHeader } from "./booking-header";

it("says beside the status that the airline's change waits for an answer, and only then", () => {
  show(<BookingHeader booking={sampleBooking({ status: "ticketed", schedule_changes: [sampleChange({ state: "open" })] })} />);
  expect(screen.getByRole("status").textContent).toBe("TicketedChanged: answer due");
  show(<BookingHeader booking={sampleBooking({ status: "ticketed", schedule_changes: [sampleChange({ state: "told" })] })} />);
  expect(screen.getAllByRole("status").at(-1)?.textContent).toBe("Ticketed");
});
