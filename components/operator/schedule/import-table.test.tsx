import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ScheduleImportItem } from "@/lib/contracts/operator/operator-schedule";
import { show } from "@/tests/support/pages/show";
import { ImportTable } from "./import-table";

const touched = { bookings: 0, passengers: 0, told: 0, open: 0, escalated: 0, settled: 0 };
const file = {
  kind: "file",
  source: "hy.ssim",
  actor: "command line",
  created: "2026-11-28T02:00:00.000Z",
  undone: null,
  touched,
} as const;
const repeated: ScheduleImportItem = { id: "i-2", ...file, changes_nothing: true, can_undo: false, undone_with: 0 };
const wrong: ScheduleImportItem = { id: "i-1", ...file, changes_nothing: false, can_undo: true, undone_with: 1 };

it("offers to take the import back that changed something, and says that its repetition goes with it", async () => {
  const person = show(<ImportTable items={[repeated, wrong]} />);
  expect(screen.getAllByText("Nothing changed by it").length).toBe(2);
  const [action] = screen.getAllByRole("button", { name: "Take back…" });
  if (!action) throw new Error("nothing can be taken back");
  await person.click(action);
  expect(await screen.findByText("1 later one that changed nothing is taken back with it.")).toBeDefined();
});
