import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Upload } from "@/lib/contracts/operator/uploads";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { UploadView } from "./upload-view";

const HASH = "a".repeat(64);
const upload: Upload = {
  ...{ id: "u-1", kind: "fares", name: "fares.csv", size: 2048, hash: HASH, created: "2026-11-28T02:00:00.000Z", state: "checked" },
  report: {
    kind: "table",
    ...{ rows_read: 3, rows_written: 3, rows_replaced: 4 },
    changes: [
      {
        scope: "HY",
        ...{ before: 4, after: 3, added: 0, removed: 1, changed: 1 },
        names: [{ what: "routes_lost", names: ["TAS–DXB"], count: 1 }],
        prices: [{ of: "TAS–IST", before: "200.00 USD", after: "2000.00 USD" }],
        price_count: 1,
        terms: [],
      },
    ],
    not_on_sale: [],
    without_way: [],
    without_paper: [],
  },
  ...{ problems: [], problem_count: 0, warnings: [], warning_count: 0, import: null },
  ...{ by: "Sotuvchi Namuna", needs_second: false, is_mine: true, publish_at: null, is_stale: false },
  extent: { drop: 0, drop_limit: 30, share: 50, share_limit: 100 },
  remarks: [
    { allowance: "loss", text: "HY would lose 1/2 of its routes." },
    { allowance: "prices", text: "HY TAS–IST: 200.00 USD → 2000.00 USD" },
  ],
};

const APPLY = "POST /api/operator/price-uploads/u-1/apply";

it("applies the file that is shown, once every remark is agreed to and a reason given", async () => {
  const asked = serve({ [APPLY]: () => ({ ...upload, state: "applying" }) });
  const person = show(<UploadView area="prices" upload={upload} />);
  expect(screen.getByText("TAS–IST: 200.00 USD → 2000.00 USD")).toBeDefined();
  expect(screen.getByText(/can be taken back until 10 later files/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Apply this file" }));
  expect(screen.getByText("Agree to each remark first, or mend the file.")).toBeDefined();
  expect(screen.getByText("Say why, in a few words.")).toBeDefined();
  await person.click(screen.getByRole("checkbox", { name: "This loss is meant" }));
  await person.click(screen.getByRole("checkbox", { name: "These prices are right" }));
  await person.type(screen.getByLabelText("Reason"), "New season");
  expect(asked).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Apply this file" }));
  expect(asked.map(({ body }) => body)).toEqual([{ hash: HASH, allowed: ["loss", "prices"], reason: "New season" }]);
});

it("shows why a file is refused, and offers no way to apply it, but to discard it", () => {
  const problems = [{ line: 7, problem: "unknown_airport", text: "line 7, origin: “QQQ” is no airport." }];
  show(<UploadView area="prices" upload={{ ...upload, state: "refused", report: null, remarks: [], problems, problem_count: 9 }} />);
  expect(screen.getByText("line 7, origin: “QQQ” is no airport.")).toBeDefined();
  expect(screen.getByText("… and 8 more")).toBeDefined();
  expect(screen.getByRole("button", { name: "Discard…" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply this file" })).toBeNull();
});

it("lets who brought deep cuts in prices only ask a colleague", () => {
  show(<UploadView area="prices" upload={{ ...upload, needs_second: true }} />);
  expect(screen.getByText("A second person has to apply this")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply this file" })).toBeNull();
});

it("lets the colleague apply them", () => {
  show(<UploadView area="prices" upload={{ ...upload, needs_second: true, is_mine: false }} />);
  expect(screen.getByText(/Sotuvchi Namuna brought this/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Apply this file" })).toBeDefined();
});

it("plans prices for a moment of Tashkent's clock", async () => {
  const asked = serve({ [APPLY]: () => ({ ...upload, state: "planned", publish_at: "2026-12-31T19:00:00.000Z" }) });
  const person = show(<UploadView area="prices" upload={{ ...upload, remarks: [] }} />);
  await person.type(screen.getByLabelText("Reason"), "New year");
  await person.click(screen.getByRole("radio", { name: "At a moment" }));
  await person.click(screen.getByRole("button", { name: "Apply at that moment" }));
  expect(asked).toEqual([]);
  await person.type(screen.getByLabelText("Day"), "2027-01-01");
  await person.click(screen.getByRole("button", { name: "Apply at that moment" }));
  expect(asked.map(({ body }) => body)).toEqual([{ hash: HASH, allowed: [], reason: "New year", publish_at: "2027-01-01T00:00:00+05:00" }]);
});

it("says when planned prices count, and lets the plan be taken back", () => {
  show(<UploadView area="prices" upload={{ ...upload, state: "planned", publish_at: "2026-12-31T19:00:00.000Z" }} />);
  expect(screen.getByText("Applied on 1 Jan 2027, 00:00")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply this file" })).toBeNull();
  expect(screen.getByRole("button", { name: "Take back…" })).toBeDefined();
});
