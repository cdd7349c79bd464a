import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { findUserByEmail } from "@/lib/services/access/find-user-by-email";
import { resetPassword } from "@/lib/services/access/passwords/reset-password";
import { verifyCredentials } from "@/lib/services/access/verify-credentials";
import { checkBalance, listBalances } from "@/lib/services/money/check-balance";
import { explain, runPartnerCommand } from "@/scripts/lib/partner-commands";

const run = promisify(execFile);

/** Runs a command as `npm run partner` does; a refusal comes back as its text. */
function partner(...args: string[]): Promise<string> {
  return runPartnerCommand(args).catch(explain);
}

test("the program prints what a command says, and a refusal with exit code 1", async () => {
  const program = ["--import", "tsx", "scripts/partner.ts"];
  const opened = await run(process.execPath, [...program, "add", "FIRST", "First Travel", "--currency", "UZS"]);
  expect(opened).toMatchObject({ stdout: expect.stringContaining("FIRST is open"), stderr: "" });
  const refused = run(process.execPath, program);
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("npm run partner -- add") });
});

test("a partner is opened, gets money, limits and a person who can sign in", async () => {
  expect(await partner("add", "SINOV", "Sinov Travel", "--currency", "UZS", "--fee", "25000")).toContain("SINOV is open");
  expect(await partner("deposit", "SINOV", "1000000.50")).toContain("1000000.50 UZS");
  expect(await partner("limits", "SINOV", "search=20", "read=100")).toContain("are set");
  const said = await partner("user", "SINOV", "Boss@Sinov.example", "Namuna", "--role", "admin");
  const password = /signs in with (\S+)/.exec(said)?.[1] ?? "";
  const principal = await verifyCredentials({ email: "boss@sinov.example", password, address: "test" });
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
  await partner("currency", "SINOV", "USD", "--fee", "3");
  expect(await db().partnerCurrency.findMany({ where: { partnerId } })).toMatchObject([
    { currency: "USD", serviceFeeMinor: 300n, creditLimitMinor: 0n },
  ]);
  const logged = await db().auditEvent.findMany({ where: { partnerId, action: "currency_granted" }, orderBy: { id: "asc" } });
  expect(logged.map(({ detail }) => detail)).toEqual([
    { currency: "USD", service_fee_minor: 250, credit_limit_minor: 10_000 },
    { currency: "USD", service_fee_minor: 300, credit_limit_minor: 0 },
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
  expect(await partner("deposit", "SINOV", "1e9")).toBe("not an amount: 1e9");
  expect(await partner()).toContain("npm run partner -- add");
  expect(await db().partner.count()).toBe(2);
  await partner("add", "OTHER", "Other Travel", "--currency", "USD");
  expect(await partner("user", "OTHER", "boss@sinov.example", "Namuna")).toBe("A person of another partner has this e-mail address.");
});
