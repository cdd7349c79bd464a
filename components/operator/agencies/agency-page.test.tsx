import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AgencyDetail } from "@/lib/contracts/operator/agencies";
import type { Posting } from "@/lib/contracts/operator/postings";
import type { Proposal } from "@/lib/contracts/operator/proposals";
import { serve } from "@/tests/support/pages/service";
import { show } from "@/tests/support/pages/show";
import { AgencyPage } from "./agency-page";

const AGENCY: AgencyDetail = {
  ...{
    code: "HUMO",
    name: "Humo Sayohat",
    is_suspended: false,
    is_sales_stopped: false,
    is_closed: false,
    suspended_since: null,
    created: "2026-11-01T07:00:00.000Z",
  },
  balances: [{ currency: "UZS", balance: 1_000, credit: 0, available: 1_000, sold: 250 }],
  ...{ currency: "UZS", last_sign_in: null, open_proposals: 1, terms: { fee: 10, markup_bp: 500, credit: 0 } },
  history: [{ since: "2026-11-02T07:00:00.000Z", by: "Nigora", terms: { fee: 10, markup_bp: 500, credit: 0 } }],
  withdrawn: [],
  currencies: [{ currency: "USD", fee: 2, credit: 0 }],
  look_to_book: { days: 30, searches: 125, bookings: 2 },
  to_come: [{ id: "p-3", from: "2026-12-01T19:00:00.000Z", fee: 12, markup_bp: null, credit: null }],
  people: [{ email: "aziza@agency.example", name: "Aziza Namunaeva", role: "admin", is_blocked: false, block: null, last_sign_in: null }],
  ...{ invitations: [], keys: [], endpoints: [] },
};

const WAITING: Proposal = {
  ...{ id: "p-1", kind: "deposit", state: "open", partner: { code: "HUMO", name: "Humo Sayohat" } },
  changes: [{ field: "balance", currency: "UZS", before: 1_000, after: 901_000 }],
  amount: { amount: 900_000, currency: "UZS" },
  ...{ document: "PO-9", scan: null, value_date: "2026-11-28", reason: "Came by bank" },
  proposed: { by: { name: "Nigora", is_you: false }, at: "2026-11-28T07:00:00.000Z" },
  ...{ until: "2026-12-05T07:00:00.000Z", decided: null },
};

const DEPOSIT: Posting = {
  ...{ id: "7", transaction: "019a0000-0000-7000-8000-000000000001", at: "2026-11-27T07:00:00.000Z", kind: "deposit" },
  ...{ partner: WAITING.partner, amount: 500, currency: "UZS", memo: "Deposit by PO-8", booking: null, is_reversed: false },
};

const READS = {
  "GET /api/operator/agencies/HUMO": () => AGENCY,
  "GET /api/operator/proposals": () => ({ items: [WAITING], page: 1, pages: 1, total: 1 }),
  "GET /api/operator/postings": () => ({ items: [DEPOSIT], next: null }),
};
const PREVIEW = "POST /api/operator/proposals/preview";
const PROPOSE = "POST /api/operator/proposals";
const changes = [{ field: "balance", currency: "UZS", before: 1_000, after: 3_500.5 }];
const preview = (needs_second: boolean) => () => ({ partner: WAITING.partner, changes, needs_second });

async function topUp(person: ReturnType<typeof show>) {
  await person.click(await screen.findByRole("button", { name: "Top up…" }));
  const dialog = await screen.findByRole("dialog", { name: "Top up Humo Sayohat" });
  await person.type(within(dialog).getByLabelText("Amount"), "2 500,5");
  await person.type(within(dialog).getByLabelText("Document number"), "PO-17");
  await person.type(within(dialog).getByLabelText("Reason"), "Came by bank");
  await person.click(within(dialog).getByRole("button", { name: "See what changes" }));
}

it("tops up only after showing what changes, and says that it needs a second person where it does", async () => {
  const asked = serve({ ...READS, [PREVIEW]: preview(true), [PROPOSE]: () => WAITING });
  const person = show(<AgencyPage code="HUMO" />);
  await topUp(person);
  const dialog = await screen.findByRole("alertdialog", { name: "Top up Humo Sayohat" });
  expect(dialog.textContent).toContain("3,500.50");
  expect(within(dialog).getByText("A second person has to approve this")).toBeDefined();
  expect(asked.map(({ call }) => call)).not.toContain(PROPOSE);
  await person.click(within(dialog).getByRole("button", { name: "Propose" }));
  expect(await screen.findAllByText("Humo Sayohat")).not.toEqual([]);
  const sent = asked.find(({ call }) => call === PROPOSE)?.body;
  const wanted = { kind: "deposit", partner: "HUMO", amount: 2_500.5, currency: "UZS", document: "PO-17", reason: "Came by bank" };
  expect(sent).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/), asked: wanted });
});

it("says at each field what is missing, and asks nothing of the service", async () => {
  const asked = serve(READS);
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Top up…" }));
  await person.click(await screen.findByRole("button", { name: "See what changes" }));
  for (const text of ["Type an amount above zero.", "Type the document’s number.", "Write why, in a few words."])
    expect(screen.getByText(text)).toBeDefined();
  expect(asked.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

it("offers another person's proposal for approval with before and after, and rejects none without a word", async () => {
  const DECIDE = "POST /api/operator/proposals/p-1";
  const asked = serve({ ...READS, [DECIDE]: () => WAITING });
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Reject…" }));
  await person.click(await screen.findByRole("button", { name: "Reject" }));
  expect(screen.getByText("Write why, in a few words.")).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  await person.click(await screen.findByRole("button", { name: "Approve…" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("901,000");
  await person.click(within(dialog).getByRole("button", { name: "Approve" }));
  await screen.findByRole("button", { name: "Approve…" });
  expect(asked.filter(({ call }) => call === DECIDE).map(({ body }) => body)).toEqual([{ decision: "approve" }]);
});

it("shows terms with what is to come, and leads a deposit to its reversal", async () => {
  const asked = serve({ ...READS, [PREVIEW]: preview(false), [PROPOSE]: () => ({ ...WAITING, state: "done" }) });
  const person = show(<AgencyPage code="HUMO" />);
  expect(await screen.findByText("From 2 Dec 2026, 00:00")).toBeDefined();
  expect(screen.getByText("63 : 1")).toBeDefined();
  const [reverse] = await screen.findAllByRole("button", { name: "Reverse…" });
  if (reverse) await person.click(reverse);
  const dialog = await screen.findByRole("dialog");
  await person.type(within(dialog).getByLabelText("Reason"), "Booked twice");
  await person.click(within(dialog).getByRole("button", { name: "See what changes" }));
  await person.click(await screen.findByRole("button", { name: "Carry out" }));
  await screen.findByText("From 2 Dec 2026, 00:00");
  expect(asked.find(({ call }) => call === PROPOSE)?.body).toMatchObject({
    asked: { kind: "reversal", transaction: DEPOSIT.transaction, reason: "Booked twice" },
  });
});

it("withdraws terms that have not begun, with a reason, and shows them as withdrawn", async () => {
  const withdrawn = AGENCY.to_come.map((terms) => ({ ...terms, at: "2026-11-29T07:00:00.000Z", by: "Nigora", reason: "Typed wrongly" }));
  let agency = AGENCY;
  const WITHDRAW = "POST /api/operator/agencies/HUMO/agreed-terms/p-3/withdraw";
  const withdraw = () => {
    agency = { ...AGENCY, to_come: [], withdrawn };
    return agency;
  };
  const asked = serve({ ...READS, "GET /api/operator/agencies/HUMO": () => agency, [WITHDRAW]: withdraw });
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Withdraw…" }));
  await person.click(await screen.findByRole("button", { name: "Withdraw" }));
  expect(screen.getByText("Write why, in a few words.")).toBeDefined();
  await person.type(screen.getByLabelText("Reason"), "Typed wrongly");
  await person.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Typed wrongly")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Withdraw…" })).toBeNull();
  expect(asked.find(({ call }) => call === WITHDRAW)?.body).toEqual({ reason: "Typed wrongly" });
});

it("opens a further currency with its fee and a reason, and takes one back", async () => {
  const GRANT = "POST /api/operator/agencies/HUMO/currencies";
  const BACK = "POST /api/operator/agencies/HUMO/currencies/take-back";
  const asked = serve({ ...READS, [GRANT]: () => AGENCY, [BACK]: () => AGENCY });
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Open a currency…" }));
  await person.click(await screen.findByRole("button", { name: "Open it" }));
  expect(screen.getByText("Type a number of zero or more.")).toBeDefined();
  await person.type(screen.getByLabelText("Fee per passenger, EUR"), "1,5");
  await person.type(screen.getByLabelText("Reason"), "New agreement");
  await person.click(screen.getByRole("button", { name: "Open it" }));
  await person.click(await screen.findByRole("button", { name: "Take back… USD" }));
  await person.type(await screen.findByLabelText("Reason"), "Not used");
  await person.click(screen.getByRole("button", { name: "Take back" }));
  await screen.findByRole("button", { name: "Take back… USD" });
  expect(asked.find(({ call }) => call === GRANT)?.body).toEqual({ currency: "EUR", fee: 1.5, reason: "New agreement" });
  expect(asked.find(({ call }) => call === BACK)?.body).toEqual({ currency: "USD", reason: "Not used" });
});

it("writes to the agency, once something is typed, and shows what was written", async () => {
  const LETTERS = "/api/operator/agencies/HUMO/letters";
  const letter = { id: "l-1", subject: "New bank details", text: "Pay to the new account.", recipients: 1, by: "Nigora" };
  const written = { recipients: 1, items: [{ ...letter, at: "2026-11-29T07:00:00.000Z" }] };
  const asked = serve({ ...READS, [`GET ${LETTERS}`]: () => ({ recipients: 1, items: [] }), [`POST ${LETTERS}`]: () => written });
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Write…" }));
  await person.type(await screen.findByLabelText("Subject"), letter.subject);
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Write at least three letters.")).toBeDefined();
  await person.type(screen.getByLabelText("Text"), letter.text);
  await person.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(letter.text)).toBeDefined();
  const sent = asked.filter(({ call }) => call === `POST ${LETTERS}`).map(({ body }) => body);
  expect(sent).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), subject: letter.subject, text: letter.text }]);
});

it("shows of a closing what ends with it, and what the house goes on with", async () => {
  const changes = [
    { field: "balance", currency: "UZS", before: 1_000, after: 0 },
    { field: "tickets", currency: null, before: 12, after: 12 },
    { field: "keys", currency: null, before: 3, after: 0 },
  ];
  serve({ ...READS, [PREVIEW]: () => ({ partner: WAITING.partner, changes, needs_second: true }) });
  const person = show(<AgencyPage code="HUMO" />);
  await person.click(await screen.findByRole("button", { name: "Close for good…" }));
  const asking = await screen.findByRole("dialog", { name: "Close Humo Sayohat for good?" });
  await person.type(within(asking).getByLabelText("Reason"), "They stop selling");
  await person.click(within(asking).getByRole("button", { name: "See what changes" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Close Humo Sayohat for good?" });
  expect(dialog.textContent).toContain("API keys3becomes0");
  expect(dialog.textContent).toMatch(/looked after by the house12(?!becomes)/);
});

it("offers a closed agency its way back, and no sale", async () => {
  serve({ ...READS, "GET /api/operator/agencies/HUMO": () => ({ ...AGENCY, is_closed: true, is_suspended: true }) });
  show(<AgencyPage code="HUMO" />);
  expect(await screen.findByRole("button", { name: "Open again…" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay back what is left…" })).toBeDefined();
  expect(screen.getByText("Closed")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Top up…" })).toBeNull();
});
