import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { router } from "@/tests/support/pages/navigation";
import { sampleBooking, samplePassenger } from "@/tests/support/pages/samples";
import { show } from "@/tests/support/pages/show";
import { type FormDraft, keepDraft, readDraft } from "../form/form-draft";
import { RepeatBooking } from "./repeat-booking";
import { fieldsAgain } from "./repeat-search";

const booking = sampleBooking({ passengers: [samplePassenger()] });
const other = sampleBooking({ passengers: [samplePassenger({ last_name: "TOSHEV", first_name: "ALI" })] });

function keep(fields: FormDraft["fields"], change: Partial<FormDraft> = {}) {
  const kept = { owner: "u-1", choice: "HY271", along: "", waiting: [], at: Date.now(), price: { amount: 1, currency: "UZS" as const } };
  keepDraft(window.sessionStorage, { ...kept, fields, ...change });
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
  await person.click(await screen.findByRole("button", { name: "Replace it" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toEqual(mine);
});

it("asks nothing where nobody else is typed in", async () => {
  keep(fieldsAgain(booking));
  await press("Same passengers, other flights");
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toEqual(mine);
});

it("asks nothing about people who were taken along from another booking and never touched", async () => {
  keep(fieldsAgain(other), { choice: "b-2", along: "b-2" });
  await press("Same passengers, other flights");
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toEqual(mine);
});

const edited: [string, (fields: FormDraft["fields"]) => FormDraft["fields"]][] = [
  ["a new document", (fields) => ({ ...fields, passengers: fields.passengers.map((one) => ({ ...one, doc_number: "AB7654321" })) })],
  ["another payer", (fields) => ({ ...fields, payer_name: "Nodira Aliyeva" })],
  ["bags", (fields) => ({ ...fields, bags: [{ byDirection: ["1x23"] }] })],
];

it.each(edited)("asks about what was typed since of the same people: %s", async (_, edit) => {
  keep(edit(fieldsAgain(booking)), { along: booking.id });
  await press("Same passengers, other flights");
  expect((await screen.findByRole("alertdialog")).textContent).toContain("KARIMOV LOLA");
  expect(router.push).not.toHaveBeenCalled();
});

it("leaves those behind who were taken along before where others are to fly, and not what was typed into the form since", async () => {
  keep(fieldsAgain(booking), { along: booking.id });
  const person = await press("Same flights, other passengers");
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(namesKept()).toBeUndefined();
  keep(fieldsAgain(other), { along: booking.id });
  await person.click(screen.getByRole("button", { name: "Book again" }));
  await person.click(await screen.findByRole("menuitem", { name: "Same flights, other passengers" }));
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(2));
  expect(namesKept()).toEqual(["TOSHEV"]);
});
