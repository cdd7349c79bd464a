import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ScheduleInboxItem, ScheduleInboxPage } from "@/lib/contracts/operator/schedule-inbox";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { InboxList } from "./inbox-list";

const LIST = "GET /api/operator/schedule-inbox";
const REASON = "Line 4: HY 999 is not flown. Check the number.";

const message: ScheduleInboxItem["messages"][number] = {
  ...{ kind: "asm", line: 1, reference: null, actions: ["TIM HY271"], state: "applied", import: "i-1" },
  ...{ problems: [], ignored: [], after: null },
};
const applied: ScheduleInboxItem = {
  ...{ number: 8, channel: "mail", name: "1.mx", sender: "ops@uzairways.com", subject: "ASM HY271", state: "applied", open: false },
  ...{ sent: "2026-11-28T04:00:00.000Z", arrived: "2026-11-28T04:01:00.000Z", copies: 1, problems: [] },
  messages: [{ ...message, after: 7 }],
};
const refused: ScheduleInboxItem = {
  ...applied,
  ...{ number: 7, channel: "file", name: "hy.txt", sender: "", subject: "", state: "refused", open: true, copies: 0 },
  messages: [{ ...message, state: "rejected", import: null, problems: [{ line: 4, problem: "no_such_flight", text: REASON }] }],
};

const pageOf = (items: ScheduleInboxItem[]): ScheduleInboxPage => {
  const open = items.filter((item) => item.open).length;
  return { items, page: 1, pages: 1, total: items.length, open, watched: true };
};

it("shows what came and what became of it, and lets what was refused be read again", async () => {
  let items = [applied, refused];
  const settled = "POST /api/operator/schedule-inbox/7";
  const asked = serve({
    [LIST]: () => pageOf(items),
    [settled]: () => {
      items = [applied];
      return { number: 7 };
    },
  });
  const person = show(<InboxList />);
  expect(await screen.findByText(REASON)).toBeDefined();
  expect(screen.getByText("It came 1 more time, and was not applied again.")).toBeDefined();
  expect(screen.getByText("A message about the same flight was refused before it, see 7.")).toBeDefined();
  expect(screen.getByRole("link", { name: "1 to be settled" }).getAttribute("href")).toBe("/operator/schedule-messages?open=1");
  expect(screen.getAllByRole("button").length).toBe(2);
  await person.click(screen.getByRole("button", { name: "Read again" }));
  const asking = within(await screen.findByRole("alertdialog"));
  await person.type(asking.getByLabelText("Why"), "The schedule was mended");
  await person.click(asking.getByRole("button", { name: "Read again" }));
  await waitFor(() => expect(screen.queryByText(REASON)).toBeNull());
  expect(asked.find(({ call }) => call === settled)?.body).toEqual({ action: "retry", reason: "The schedule was mended" });
});

it("says how a mailbox is connected where none is", async () => {
  serve({ [LIST]: () => ({ ...pageOf([]), watched: false }) });
  show(<InboxList />);
  expect(await screen.findByText("Nothing has come in yet")).toBeDefined();
  expect(screen.getByText(/SCHEDULE_INBOX_DIR/)).toBeDefined();
});
