import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { HouseProvider } from "@/lib/client/house";
import type { OfficeToday } from "@/lib/contracts/operator/operator-today";
import type { HouseRole } from "@/lib/domain/house/rights";
import { address } from "@/tests/support/pages/navigation";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { OperatorNav } from "./operator-nav";

const TODAY: OfficeToday = {
  queues: [
    { kind: "refunds", count: 12, fresh: 3, due: null, since: "2026-11-29T05:00:00.000Z", mine: 0, snoozed: 0 },
    { kind: "inbox", count: 0, fresh: 0, due: null, since: null, mine: 0, snoozed: 0 },
  ],
  money: null,
};

function open(...roles: HouseRole[]) {
  serve({ "GET /api/operator/today": () => TODAY });
  show(
    <HouseProvider roles={roles}>
      <OperatorNav />
    </HouseProvider>,
  );
}

it("shows how much waits in a part, and nothing where nothing does", async () => {
  open("administrator");
  expect((await screen.findByRole("link", { name: "Refund requests 12 waiting" })).getAttribute("href")).toBe("/operator/refunds");
  expect(screen.getByRole("link", { name: "Messages" })).toBeDefined();
});

it("has no link to what a role may not see, and no heading above nothing", async () => {
  open("stock");
  expect(screen.getByRole("link", { name: "Schedule" })).toBeDefined();
  for (const name of [/^Refund requests/, "People and data", "Colleagues", "Audit log"])
    expect(screen.queryByRole("link", { name })).toBeNull();
  expect(screen.queryByText("House")).toBeNull();
});

it("marks the part that one is in; Today is none of the pages below its address", async () => {
  address.pathname = "/operator/schedule-messages";
  open("auditor");
  const here = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(here.map(({ textContent }) => textContent?.trim())).toEqual(["Messages"]);
});
