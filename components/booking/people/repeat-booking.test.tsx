import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { router } from "@/tests/support/pages/navigation";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { type FormDraft, keepDraft, readDraft } from "../form/form-draft";
import { RepeatBooking } from "./repeat-booking";
import { fieldsAgain } from "./repeat-search";

const booking = sampleBooking();
const other = sampleBooking({ passengers: [samplePassenger({ last_name: "TOSHEV", first_name: "ALI" })] });

function keep(fields: FormDraft["fields"]) {
  const kept = { owner: "u-1", choice: "HY271", along: "", waiting: [], at: Date.now(), price: { amount: 1, currency: "UZS" as const } };
  keepDraft(window.sessionStorage, { ...kept, fields });
}
const namesKept = () =>
  readDraft(window.sessionStorage, { owner: "u-1", now: Date.now() })?.fields.passengers.map(({ last_name }) => last_name);
const mine = booking.passengers.map(({ last_name }) => last_name);

async function press(item: string) {
  const person = show(<RepeatBooking booking={booking} agentId="u-1" />);
  await person.click(screen.getByRole("button", { name: "Book again" }));
  await person.click(await screen.findByRole("menuitem", { name: item }));
  return person;
}

beforeEach(() => window.sessionStorage.clear());

it("asks before the passengers take the place of others who are typed in, and leaves them where the agent keeps the form", async () => {
  keep(fieldsAgain(other));
  const person = await press("Same passengers, other flights");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("TOSHEV ALI");
  await person.click(screen.getByRole("button", { name: "Keep the form" }));
  expect([namesKept(), router.push.mock.calls.length]).toEqual([["TOSHEV"], 0]);
  await person.click(screen.getByRole("button", { name: "Book again" }));
  await person.click(await screen.findByRole("menuitem", { name: "Same flights, same passengers" }));
  await person.click(await screen.findByRole("button", { name: "Replace them" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toEqual(mine);
});

it("asks nothing where nobody else is typed in", async () => {
  keep(fieldsAgain(booking));
  await press("Same passengers, other flights");
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toEqual(mine);
});
