import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RoleProvider } from "@/lib/client/role";
import { PALETTE_BUTTON } from "@/lib/client/widths";
import type { Role } from "@/lib/contracts/scopes";
import { address, router } from "@/tests/support/pages/navigation";
import { show } from "@/tests/support/pages/show";
import { MainNav } from "./main-nav";

const open = (role: Role, placement: "bar" | "bottom" = "bar") =>
  show(
    <RoleProvider role={role}>
      <MainNav placement={placement} />
    </RoleProvider>,
  );
const namesOf = (role: "link" | "menuitem") => screen.getAllByRole(role).map(({ textContent }) => textContent);

it("has what an agency does daily in the bar, and the rest under More", async () => {
  const person = open("agent");
  expect(namesOf("link")).toEqual(["Search", "Anywhere", "Bookings", "Quotes", "Passengers", "Money", "Schedule"]);
  await person.click(screen.getByRole("button", { name: "More" }));
  expect(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "Mailbox" })).toBeDefined();
});

it("leads a thumb to quotes, passengers and money through More, and to the field that finds", async () => {
  address.pathname = "/quotes";
  const person = open("admin", "bottom");
  expect(namesOf("link")).toEqual(["Search", "Anywhere", "Bookings", "Schedule"]);
  const more = screen.getByRole("button", { name: "More" });
  expect(more.getAttribute("aria-current")).toBe("true");
  await person.click(more);
  await screen.findByRole("menu");
  expect(namesOf("menuitem")).toEqual(["Quotes", "Passengers", "Money", "Watches", "Visas", "Mailbox", "Find or do"]);
  await person.click(screen.getByRole("menuitem", { name: "Money" }));
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/money");
});

it.each([
  ["leads a tablet, which has no keys for it", false],
  ["leaves a desk, which has its button,", true],
] as const)("%s to the field that finds under More of the bar", async (_, isWide) => {
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: isWide && media === PALETTE_BUTTON }));
  const person = open("agent");
  await person.click(screen.getByRole("button", { name: "More" }));
  await screen.findByRole("menu");
  expect(screen.queryByRole("menuitem", { name: "Find or do" }) === null).toBe(isWide);
});

it.each([
  ["accountant", ["Bookings", "Money", "Schedule", "Visas"]],
  ["viewer", ["Bookings", "Schedule", "Visas"]],
] as const)("offers who is %s no part that they may not open, and no More", (role, names) => {
  open(role, "bottom");
  expect(namesOf("link")).toEqual(names);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});
