import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { resetPassword } from "@/lib/services/access/passwords/reset-password";
import { findUserByEmail } from "@/lib/services/access/people/find-user-by-email";
import { verifyCredentials } from "@/lib/services/access/sign-in/verify-credentials";
import { checkBalance, listBalances } from "@/lib/services/terms/ledger/check-balance";
import { postAdjustment } from "@/lib/services/terms/ledger/post-ledger";
import { ensureTestPartner } from "@/lib/services/terms/partners/ensure-test-partner";
import { listTransactions } from "@/lib/services/views/statement/list-transactions";
import { explain, runPartnerCommand } from "@/scripts/lib/commands/partner-commands";

const run = promisify(execFile);

/** Runs a command as `npx parvoz partner` does; a refusal comes back as its text. */
function partner(...args: string[]): Promise<string> {
  return runPartnerCommand(args).catch(explain);
}

test("the program prints what a command says, and a refusal with exit code 1", async () => {
  const program = ["--import", "tsx", "scripts/partner.ts"];
  const opened = await run(process.execPath, [...program, "add", "FIRST", "First Travel", "--currency", "UZS"]);
  expect(opened).toMatchObject({ stdout: expect.stringContaining("FIRST is open"), stderr: "" });
  const refused = run(process.execPath, program);
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("npx parvoz partner add") });
});

test("a partner is opened, gets money, limits and a person who can sign in", async () => {
  expect(await partner("add", "SINOV", "Sinov Travel", "--currency", "UZS", "--fee", "25000")).toContain("SINOV is open");
  expect(await partner("deposit", "SINOV", "1000000.50")).toContain("1000000.50 UZS, balance 0 → 1000000.50 UZS");
  expect(await partner("limits", "SINOV", "search=20", "read=200")).toContain("search default → 20");
  expect(await partner("limits", "SINOV", "read=100")).toContain("search 20, as before");
  const said = await partner("user", "SINOV", "Boss@Sinov.example", "Namuna", "--role", "admin");
  const password = /signs in with (\S+)/.exec(said)?.[1] ?? "";
  const { principal } = await verifyCredentials({ email: "boss@sinov.example", password, address: "test" });
  expect(principal).toMatchObject({
    role: "admin",
    partner: { currency: "UZS", serviceFeeMinor: 2_500_000, rateLimits: { search: 20, read: 100 } },
  });
  expect(await checkBalance({ partnerId: principal.partner.id })).toMatchObject({ deposit: 1_000_000.5, currency: "UZS" });
});

test("a partner gets a further currency, money in it, and other terms of it, all of which are logged", async () => {
  const { id: partnerId } = await db().partner.findUniqueOrThrow({ where: { code: "SINOV" } });
  expect(await partner("deposit", "SINOV", "5", "--currency", "USD")).toBe("Give one of your currencies: UZS.");
  expect(await partner("currency", "SINOV", "USD")).toBe("No exchange rate leads to this currency. Import one first.");
  await db().exchangeRate.create({ data: { base: "USD", quote: "UZS", rate: "12650.25" } });
  expect(await partner("currency", "SINOV", "USD", "--fee", "2.50", "--credit", "100")).toContain("may search and pay in USD");
  expect(await partner("deposit", "SINOV", "1200.50", "--currency", "USD")).toContain("1200.50 USD");
  expect(await partner("deposit", "SINOV", "1")).toContain("1 UZS");
  expect(await listBalances({ partnerId })).toEqual([
    { deposit: 1_000_001.5, credit: 0, currency: "UZS" },
    { deposit: 1200.5, credit: 100, currency: "USD" },
  ]);
  expect(await partner("currency", "SINOV", "USD", "--fee", "3")).toContain("fee 2.50 → 3; credit 100, as before");
  expect(await db().partnerCurrency.findMany({ where: { partnerId } })).toMatchObject([
    { currency: "USD", serviceFeeMinor: 300n, creditLimitMinor: 10_000n },
  ]);
  const logged = await db().auditEvent.findMany({ where: { partnerId, action: "currency_granted" }, orderBy: { id: "asc" } });
  expect(logged.map(({ detail }) => detail)).toEqual([
    { currency: "USD", service_fee_minor: 250, credit_limit_minor: 10_000 },
    {
      ...{ currency: "USD", service_fee_minor: 300, credit_limit_minor: 10_000 },
      ...{ before_service_fee_minor: 250, before_credit_limit_minor: 10_000 },
    },
  ]);
  expect(await partner("currency", "SINOV", "UZS")).toContain("first currency");
  expect(await partner("currency", "SINOV", "GBP")).toContain("currency");
  expect(await partner("currency", "NOBODY", "USD")).toBe("There is no partner with this code.");
  expect(await partner("deposit", "SINOV", "5", "--currency", "usd")).toContain("currency");
});

test("somebody who forgot gets a link; somebody who lost their phone signs in without it", async () => {
  const link = await partner("reset-password", "Boss@Sinov.example");
  const token = /\/reset-password#(\S+)$/.exec(link)?.[1] ?? "";
  expect(link).toContain("http://parvoz.test/reset-password#");
  expect(await resetPassword({ token, newPassword: "qalam bulut qosh anor", from: {}, now: new Date() })).toEqual({
    email: "boss@sinov.example",
  });
  const { id: userId } = await findUserByEmail("boss@sinov.example");
  await db().secondFactor.create({ data: { userId, secretSealed: "", createdAt: new Date(), confirmedAt: new Date() } });
  expect(await partner("reset-second-factor", "boss@sinov.example")).toContain("with the password alone");
  expect(await db().secondFactor.count({ where: { userId } })).toBe(0);
  expect(await partner("reset-password", "nobody@sinov.example")).toBe("Nobody has this e-mail address.");
});

test("wrong words are explained, and nothing is left behind", async () => {
  expect(await partner("add", "sinov!", "Name", "--currency", "UZS")).toContain("code");
  expect(await partner("limits", "NOBODY", "search=20")).toBe("There is no partner with this code.");
  expect(await partner("limits", "SINOV", "fly=20")).toContain("fly");
  expect(await partner("deposit", "SINOV", "1e9")).toContain("not an amount: 1e9");
  expect(await partner()).toContain("npx parvoz partner add");
  expect(await db().partner.count()).toBe(2);
  await partner("add", "OTHER", "Other Travel", "--currency", "USD");
  expect(await partner("user", "OTHER", "boss@sinov.example", "Namuna")).toBe("A person of another partner has this e-mail address.");
});

test("nothing is done for words that are not understood, and a spaced amount is told how it is written", async () => {
  const { id: partnerId } = await db().partner.findUniqueOrThrow({ where: { code: "SINOV" } });
  const before = await listBalances({ partnerId });
  expect(await partner("deposit", "SINOV", "1", "000", "000")).toContain("superfluous: 000 000");
  expect(await partner("deposit", "SINOV", "1 000 000")).toContain("Write 1000000,");
  expect(await partner("deposit", "SINOV", "1 000,50")).toContain("Write 1000.50,");
  expect(await partner("deposit", "SINOV", "5", "--credit", "7")).toContain("--credit");
  expect(await partner("deposit", "SINOV", "5", "--dry-run")).toContain("Nothing was booked");
  expect(await partner("terms", "SINOV")).toContain("name what changes");
  expect(await listBalances({ partnerId })).toEqual(before);
});

test("an address that has an account stays as it is; role and name change by themselves, and the last owner stays one", async () => {
  const { id } = await findUserByEmail("boss@sinov.example");
  const row = () => db().user.findUniqueOrThrow({ where: { id } });
  const before = await row();
  expect(await partner("user", "SINOV", "boss@sinov.example", "Somebody")).toContain("nothing was changed");
  expect(await row()).toEqual(before);
  expect(await partner("change-user", "boss@sinov.example", "--role", "agent")).toContain("last owner");
  expect(await partner("suspend-user", "boss@sinov.example")).toContain("last owner");
  await partner("user", "SINOV", "second@sinov.example", "Ikkinchi", "--role", "admin");
  expect(await partner("change-user", "boss@sinov.example", "--role", "agent")).toContain("role admin → agent; name Namuna, as before");
  expect(await row()).toMatchObject({ role: "agent", passwordHash: before.passwordHash });
  expect(await partner("suspend-user", "boss@sinov.example")).toContain("open → suspended");
  expect((await row()).disabledAt).not.toBeNull();
  expect(await partner("resume-user", "boss@sinov.example")).toContain("suspended → open");
  expect(await row()).toMatchObject({ disabledAt: null, passwordHash: before.passwordHash });
});

test("terms change of what is named alone, in test mode too", async () => {
  const { id } = await db().partner.findUniqueOrThrow({ where: { code: "SINOV" } });
  const twin = await ensureTestPartner({ partnerId: id });
  expect(await partner("terms", "SINOV", "--credit", "500")).toContain("fee 25000, as before; markup, % 0, as before; credit 0 → 500");
  expect(await partner("terms", "SINOV", "--markup-percent", "300")).toContain("--markup-percent is at most 100: 300");
  expect(await partner("limits", "SINOV", "serach=3")).toContain("not a limit: serach=3");
  expect(await partner("terms", "SINOV", "--fee", "30000", "--markup-percent", "2.5")).toContain("credit 500, as before");
  const terms = { serviceFeeMinor: 3_000_000n, recommendedMarkupBp: 250 };
  expect(await db().partner.findMany({ where: { id: { in: [id, twin] } }, orderBy: { creditLimitMinor: "desc" } })).toMatchObject([
    { ...terms, creditLimitMinor: 50_000n },
    { ...terms, creditLimitMinor: 0n },
  ]);
  expect(await partner("terms", "SINOV-TEST", "--fee", "1")).toContain("test mode");
  expect(await partner("limits", "SINOV", "--reset")).toContain("search 20 → default");
  expect(await db().partner.findUniqueOrThrow({ where: { id } })).toMatchObject({ rateLimits: {} });
});

test("a wrong deposit is reversed once, by a posting that names it, and not where its money is spent", async () => {
  const { id: partnerId } = await db().partner.findUniqueOrThrow({ where: { code: "SINOV" } });
  const booked = await partner("deposit", "SINOV", "700", "--memo", "Wrong");
  const [, transaction = ""] = /reverse-deposit (\S+)$/.exec(booked) ?? [];
  expect(await partner("reverse-deposit", transaction)).toContain("1000701.50 → 1000001.50 UZS");
  expect(await partner("reverse-deposit", transaction)).toContain("reversed before");
  expect(await partner("reverse-deposit", crypto.randomUUID())).toContain("No deposit");
  expect(await partner("reverse-deposit", "1")).toContain("No deposit");
  const { items } = await listTransactions({ partnerId, query: { limit: 2 } });
  expect(items).toMatchObject([
    { kind: "adjustment", amount: -700, memo: `Reversal of deposit ${transaction} (Wrong)` },
    { kind: "deposit", amount: 700, memo: "Wrong", id: transaction },
  ]);
  expect(await partner("reverse-deposit", items[0]?.id ?? "")).toContain("No deposit");
  expect(await db().auditEvent.count({ where: { partnerId, action: "deposit_reversed" } })).toBe(1);

  const again = await partner("deposit", "SINOV", "600");
  await postAdjustment({ partnerId, amountMinor: -100_000_150, memo: "Spent" });
  await postAdjustment({ partnerId, amountMinor: -50_001, memo: "Spent" });
  expect(await partner("reverse-deposit", /reverse-deposit (\S+)$/.exec(again)?.[1] ?? "")).toContain("The money is spent");
  expect(await checkBalance({ partnerId })).toMatchObject({ deposit: 99.99 });
});

test("a further currency goes back where nothing hangs on it", async () => {
  expect(await partner("currency", "SINOV", "USD", "--take-back")).toContain("balance");
  await partner("add", "THIRD", "Third Travel", "--currency", "UZS");
  await partner("currency", "THIRD", "USD");
  expect(await partner("currency", "THIRD", "USD", "--take-back", "--fee", "1")).toContain("--take-back goes without");
  const taken = await partner("currency", "THIRD", "USD", "--take-back");
  expect(taken).toMatch(/may not pay in USD any more\. Back: npx parvoz partner currency THIRD USD --fee [\d.]+ --credit [\d.]+$/);
  expect(await partner("currency", "THIRD", "USD", "--take-back")).toContain("none of the partner's further currencies");
});

test("partners are listed with their terms and balances, and every answer can be had as JSON", async () => {
  const listed = JSON.parse(await partner("list", "--json"));
  expect(listed).toMatchObject([
    { code: "FIRST", currencies: [{ currency: "UZS", balanceMinor: 0 }] },
    { code: "OTHER", state: "open", people: 0 },
    {
      code: "SINOV",
      name: "Sinov Travel",
      people: 2,
      currencies: [{ currency: "UZS", serviceFeeMinor: 3_000_000, creditLimitMinor: 50_000 }, {}],
    },
    { code: "THIRD" },
  ]);
  expect(await partner("list")).toContain("SINOV  Sinov Travel: open, people 2");
  expect(JSON.parse(await partner("deposit", "THIRD", "5", "--json"))).toMatchObject({ code: "THIRD", amountMinor: 500, afterMinor: 500 });
  expect(JSON.parse(await partner("suspend", "--json", "THIRD"))).toEqual({ code: "THIRD", state: "suspended", changed: true });
  expect(JSON.parse(await partner("resume", "THIRD", "--json"))).toEqual({ code: "THIRD", state: "open", changed: true });
  expect(JSON.parse(await partner("user", "THIRD", "third@sinov.example", "Namuna", "--json"))).toMatchObject({ role: "agent" });
});

test("a logo is removed again", async () => {
  expect(await partner("logo", "SINOV", "--remove")).toBe("SINOV has no logo.");
  expect(await partner("logo", "SINOV")).toContain("name the image");
});
