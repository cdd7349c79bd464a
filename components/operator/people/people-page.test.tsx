import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { refuse, serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { PeoplePage } from "./people-page";

const FIND = "POST /api/operator/people/find";
const LINK = "POST /api/operator/people/reset-link";
const RESET = "POST /api/operator/people/reset-second-factor";
const ERASE = "POST /api/operator/erasures";

const EMAIL = "aziza@agency.example";
const AZIZA: FoundPerson = {
  ...{ email: EMAIL, name: "Aziza Namunaeva", role: "admin", has_second_factor: true },
  partner: { code: "SILK", name: "Silk Road Travel" },
};

type Person = ReturnType<typeof show>;

async function find(person: Person, email = EMAIL) {
  await person.type(screen.getByLabelText("Their e-mail address"), email);
  await person.click(screen.getByRole("button", { name: "Find" }));
}

it("shows who it is before anything is done, then the link once, for the page where it is used", async () => {
  const asked = serve({ [FIND]: () => AZIZA, [LINK]: () => ({ token: "t-0k3n", expires: "2026-11-23T08:30:00.000Z" }) });
  const person = show(<PeoplePage />);
  await find(person);
  expect(await screen.findByText("Owner of Silk Road Travel (SILK)")).toBeDefined();
  expect(screen.getByText("Aziza Namunaeva")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Make a link for a new password…" }));
  await person.click(await screen.findByRole("button", { name: "Make the link" }));
  expect(screen.getByText("Type the password that you sign in with.")).toBeDefined();
  await person.type(screen.getByLabelText("Your own password"), "own words");
  await person.click(screen.getByRole("button", { name: "Make the link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("/reset-password#t-0k3n");
  expect(screen.getByRole("alert").textContent).toContain("13:30");
  expect(asked.map(({ body }) => body)).toEqual([{ email: EMAIL }, { email: EMAIL, password: "own words" }]);
});

it("switches two-step sign-in off after asking for the own password, and then offers it no more", async () => {
  const wrong = "This is not your password.";
  const isRight = (body: unknown) => JSON.stringify(body).includes("own words");
  const asked = serve({
    [FIND]: () => AZIZA,
    [RESET]: ({ body }) =>
      isRight(body) ? { ...AZIZA, has_second_factor: false } : refuse({ status: 422, errors: { password: [wrong] } }),
  });
  const person = show(<PeoplePage />);
  await find(person);
  await person.click(await screen.findByRole("button", { name: "Switch two-step sign-in off…" }));
  expect(asked).toHaveLength(1);
  await person.type(await screen.findByLabelText("Your own password"), "own");
  await person.click(screen.getByRole("button", { name: "Switch off" }));
  expect(await screen.findByText(wrong)).toBeDefined();
  await person.type(screen.getByLabelText("Your own password"), " words");
  await person.click(screen.getByRole("button", { name: "Switch off" }));
  expect(await screen.findByText("Two-step sign-in is off.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Switch two-step sign-in off…" })).toBeNull();
});

it("says at the field whom it does not find, and asks for an address where there is none", async () => {
  const remark = "Nobody of a partner has this address.";
  const asked = serve({ [FIND]: () => refuse({ status: 422, errors: { email: [remark] } }) });
  const person = show(<PeoplePage />);
  await person.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("Type the address that they sign in with.")).toBeDefined();
  expect(asked).toEqual([]);
  await find(person, "nobody@agency.example");
  expect(await screen.findByText(remark)).toBeDefined();
});

it("erases a booking's people only after asking, and says why not where it may not", async () => {
  let isEarly = true;
  const early = "Its passengers may still fly.";
  const asked = serve({
    [ERASE]: () => (isEarly ? refuse({ status: 422, errors: { booking_number: [early] } }) : { is_new: true }),
  });
  const person = show(<PeoplePage />);
  await person.type(screen.getByLabelText("Booking number"), "ab12cd34");
  await person.click(screen.getByRole("button", { name: "Erase…" }));
  expect(await screen.findByText("Erase the personal data of AB12CD34?")).toBeDefined();
  expect(asked).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Erase" }));
  expect(await screen.findByText(early)).toBeDefined();
  isEarly = false;
  await person.click(screen.getByRole("button", { name: "Erase" }));
  expect(await screen.findByText("The personal data of AB12CD34 are erased")).toBeDefined();
  expect(asked.map(({ body }) => body)).toEqual([{ booking_number: "AB12CD34" }, { booking_number: "AB12CD34" }]);
});
