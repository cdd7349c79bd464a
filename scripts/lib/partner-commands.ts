import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { ZodError, z } from "zod";
import { AppError } from "@/lib/domain/errors";
import { CURRENCIES, MINOR_PER_MAJOR } from "@/lib/domain/money";
import { addPartner } from "@/lib/services/access/add-partner";
import { addUser } from "@/lib/services/access/add-user";
import { findPartnerByCode } from "@/lib/services/access/find-partner-by-code";
import { grantCurrency } from "@/lib/services/access/grant-currency";
import { makeResetLink } from "@/lib/services/access/passwords/make-reset-link";
import { resetSecondFactor } from "@/lib/services/access/second-factor/reset-second-factor";
import { setRateLimits } from "@/lib/services/access/set-rate-limits";
import { COMMAND } from "@/lib/services/audit/doer";
import { depositMoney } from "@/lib/services/money/post-ledger";
import { findDatabase } from "./find-database";
import { findSecrets } from "./find-secrets";

const USAGE = `npm run partner -- add CODE "NAME" --currency UZS [--fee 25000] [--markup-percent 3] [--credit 0]
npm run partner -- user CODE EMAIL "NAME" [--role agent|admin|operator]
npm run partner -- reset-password EMAIL
npm run partner -- reset-second-factor EMAIL
npm run partner -- currency CODE USD [--fee 2.50] [--credit 0]
npm run partner -- deposit CODE AMOUNT [--currency USD] [--memo "TEXT"]
npm run partner -- limits CODE search=20 offer=40 book=20 read=100
npm run set:logo -- CODE FILE`;

/** Of the portal: app/(auth)/reset-password. */
const RESET_PAGE = "/reset-password";

const OPTIONS = {
  currency: { type: "string" },
  fee: { type: "string", default: "0" },
  "markup-percent": { type: "string", default: "0" },
  credit: { type: "string", default: "0" },
  role: { type: "string", default: "agent" },
  memo: { type: "string", default: "Deposit" },
} as const;

type Options = ReturnType<typeof parse>["values"];

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
}

/** `25000.50` as minor units. */
function toMinor(text: string): number {
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(text)) throw new Error(`not an amount: ${text}`);
  return Math.round(Number(text) * MINOR_PER_MAJOR);
}

async function add([code = "", name = ""]: string[], options: Options): Promise<string> {
  await addPartner({
    code,
    name,
    currency: options.currency ?? "",
    serviceFeeMinor: toMinor(options.fee),
    recommendedMarkupBp: toMinor(options["markup-percent"]),
    creditLimitMinor: toMinor(options.credit),
  });
  return `Partner ${code} is open. Next: npm run partner -- user ${code} …, and a deposit.`;
}

async function user([partnerCode = "", email = "", name = ""]: string[], { role }: Options): Promise<string> {
  const { password } = await addUser({ partnerCode, email, name, role });
  return `${email} signs in with ${password} (shown once).`;
}

/** The link is handed over by whoever runs this, to somebody whom they know. */
async function resetPassword([email = ""]: string[]): Promise<string> {
  const { token } = await makeResetLink({ email, by: COMMAND, now: new Date() });
  const portal = process.env.PUBLIC_URL?.replace(/\/+$/, "") ?? "";
  const where = portal === "" ? " (behind the portal's address)" : "";
  return `${email} sets a new password within 30 minutes, once, at${where}: ${portal}${RESET_PAGE}#${token}`;
}

async function resetFactor([email = ""]: string[]): Promise<string> {
  await resetSecondFactor({ email, by: COMMAND, now: new Date() });
  return `${email} signs in with the password alone, and is signed out everywhere.`;
}

const currencyOption = z.object({ currency: z.enum(CURRENCIES) });

/** A further currency, or new terms of one. */
async function currency([partnerCode = "", name = ""]: string[], { fee, credit }: Options): Promise<string> {
  await grantCurrency({ partnerCode, currency: name, serviceFeeMinor: toMinor(fee), creditLimitMinor: toMinor(credit) });
  return `${partnerCode} may search and pay in ${name}. Next: npm run partner -- deposit ${partnerCode} AMOUNT --currency ${name}`;
}

async function deposit([code = "", amount = ""]: string[], options: Options): Promise<string> {
  const { id, currency: own } = await findPartnerByCode(code);
  const wanted = options.currency === undefined ? own : currencyOption.parse(options).currency;
  await depositMoney({ partnerId: id, currency: wanted, amountMinor: toMinor(amount), memo: options.memo, by: COMMAND });
  return `${amount} ${wanted} are on ${code}'s deposit.`;
}

async function limits([partnerCode = "", ...pairs]: string[]): Promise<string> {
  const rates = Object.fromEntries(pairs.map((pair) => pair.split("=")).map(([name = "", value]) => [name, Number(value)]));
  await setRateLimits({ partnerCode, rates });
  return `The limits of ${partnerCode} are set.`;
}

/** On the partner's itinerary receipts: PNG, at most 500 × 160. */
async function logo([partnerCode, file]: string[]): Promise<string> {
  if (!partnerCode || !file) throw new Error("name the partner and the image: npm run set:logo -- PARTNER_CODE FILE");
  // Only this command waits for the image library to load.
  const { storePartnerLogo } = await import("@/lib/services/access/store-partner-logo");
  await storePartnerLogo({ partnerCode, image: await readFile(file) });
  return `The logo of ${partnerCode} is stored. Receipts made before keep the old one.`;
}

const COMMANDS = new Map(
  Object.entries({ add, user, currency, "reset-password": resetPassword, "reset-second-factor": resetFactor, deposit, limits, logo }),
);

/** Why a command was refused, for whoever typed it. */
export function explain(error: unknown): string {
  if (error instanceof ZodError) return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n");
  if (error instanceof AppError) {
    const texts = Object.values(error.fields ?? {}).flat();
    return texts.map((text) => text.en).join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command of `npm run partner`.
 * @returns what to print
 * @throws Error, AppError or ZodError where it is refused: see `explain`
 */
export async function runPartnerCommand(args: readonly string[]): Promise<string> {
  const { positionals, values } = parse(args);
  const [name = "", ...rest] = positionals;
  const command = COMMANDS.get(name);
  if (!command) throw new Error(USAGE);
  findDatabase();
  findSecrets();
  return command(rest, values);
}
