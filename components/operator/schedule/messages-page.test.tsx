import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { MessageOutcome, ScheduleMessagesReport } from "@/lib/contracts/operator/schedule-messages";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { MessagesPage } from "./messages-page";

const SEND = "POST /api/operator/schedule-messages";
const TEXT = "SSM\nUTC\nCNL\nHY271";

const outcome = (change: Partial<MessageOutcome> = {}): MessageOutcome => ({
  kind: "ssm",
  line: 1,
  reference: null,
  actions: ["CNL HY271"],
  state: "applied",
  import: null,
  changes: [{ carrier: "HY", change: "cancelled", dates: 4, seats: 7 }],
  problems: [],
  ignored: [],
  assumed_seats: [],
  ...change,
});

function open(report: (isDryRun: boolean) => ScheduleMessagesReport) {
  const isDry = (body: unknown) => typeof body === "object" && body !== null && "dry_run" in body;
  const asked = serve({ [SEND]: ({ body }) => report(isDry(body)) });
  return { asked, person: show(<MessagesPage />) };
}

const type = (person: ReturnType<typeof open>["person"], text: string) =>
  person.click(screen.getByLabelText("Messages")).then(() => person.paste(text));

it("looks at messages before it applies them, and applies only what was looked at", async () => {
  const { asked, person } = open((isDryRun) => ({ messages: [outcome({ import: isDryRun ? null : "i-1" })], problems: [] }));
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await type(person, TEXT);
  await person.click(screen.getByRole("button", { name: "Look at them" }));
  expect(await screen.findByText("Nothing is changed yet")).toBeDefined();
  expect(screen.getByText("Would be applied")).toBeDefined();
  expect(screen.getByText("7 seats sold")).toBeDefined();
  await type(person, "\nHY272");
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Look at them" }));
  await person.click(await screen.findByRole("button", { name: "Apply" }));
  expect(screen.getByText("Write why, in a few words.")).toBeDefined();
  await person.type(screen.getByLabelText("Reason"), "The airline called");
  await person.click(screen.getByRole("button", { name: "Apply" }));
  expect(await screen.findByText("The messages are applied")).toBeDefined();
  expect(screen.getByRole("link", { name: "What it touches" }).getAttribute("href")).toBe("/operator/schedule/i-1");
  const applied = `${TEXT}\nHY272`;
  expect(asked.map(({ body }) => body)).toEqual([
    { text: TEXT, dry_run: true },
    { text: applied, dry_run: true },
    { text: applied, reason: "The airline called" },
  ]);
});

it("shows what is wrong with a message, and does not offer to apply nothing", async () => {
  const text = "Line 4: HY 999 is not flown. Check the number.";
  const problems = [{ line: 4, problem: "no_such_flight", text }];
  const { person } = open(() => ({ messages: [outcome({ state: "rejected", changes: [], problems })], problems: [] }));
  await type(person, TEXT);
  await person.click(screen.getByRole("button", { name: "Look at them" }));
  expect(await screen.findByText("Would be rejected")).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
});

it("asks for a text where there is none", async () => {
  const { asked, person } = open(() => ({ messages: [], problems: [] }));
  await person.click(screen.getByRole("button", { name: "Look at them" }));
  await waitFor(() => expect(screen.getByText("Paste at least one message.")).toBeDefined());
  expect(asked).toEqual([]);
});
