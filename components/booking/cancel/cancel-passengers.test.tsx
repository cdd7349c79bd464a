import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { CancelPassengers } from "./cancel-passengers";

const [ANNA, BOBUR] = ["019a0000-0000-7000-8000-00000000000a", "019a0000-0000-7000-8000-00000000000b"];
const LEAVE = "POST /api/v1/booking/b-1/cancel-passengers";

const passengers = [samplePassenger({ key: ANNA, first_name: "ANNA" }), samplePassenger({ key: BOBUR, first_name: "BOBUR" })];
const dialog = () => within(screen.getByRole("alertdialog"));

it("takes one of two out of an unpaid booking, and never both", async () => {
  const booking = sampleBooking({ passengers });
  const asked = serve({ [LEAVE]: () => sampleBooking() });
  const person = show(<CancelPassengers booking={booking} />);
  await person.click(screen.getByText("Remove passengers"));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  await person.click(dialog().getByRole("checkbox", { name: /BOBUR/ }));
  expect(dialog().getByText(/Somebody has to stay/)).toBeDefined();
  expect(dialog().getByText("Remove them").hasAttribute("disabled")).toBe(true);
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Left to pay: 500,000/)).toBeDefined();
  await person.click(dialog().getByText("Remove them"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked.find(({ call }) => call === LEAVE)?.body).toEqual({ passengers: [BOBUR] });
});

it("takes no adult out of an unpaid booking without the infant", async () => {
  const family = [
    passengers[0] ?? samplePassenger(),
    samplePassenger({ key: BOBUR, first_name: "BOBUR", age: "inf", birthdate: "2026-05-01" }),
  ];
  const person = show(<CancelPassengers booking={sampleBooking({ passengers: family })} />);
  await person.click(screen.getByText("Remove passengers"));
  await person.click(dialog().getByRole("checkbox", { name: /ANNA/ }));
  expect(dialog().getByText(/^Those who stay need an adult/)).toBeDefined();
  expect(dialog().getByText("Remove them").hasAttribute("disabled")).toBe(true);
});
