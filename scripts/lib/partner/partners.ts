import { readFile } from "node:fs/promises";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import { setRateLimits } from "@/lib/services/access/credentials/set-rate-limits";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { type ListedPartner, listPartners } from "@/lib/services/terms/partners/list-partners";
import { resumePartner, suspendPartner } from "@/lib/services/terms/partners/suspend-partner";
import { WrongUsage } from "../commands/command-line";
import type { Told } from "../commands/told";
import { money, moved, toMarkupOf, toMinor } from "./describe";
import { readWords } from "./read-words";
import { USAGES } from "./usage";

export function list(args: readonly string[]) {
  readWords("list", args, {});
  return async (): Promise<Told> => {
    const partners = await listPartners();
    return { text: partners.length === 0 ? "There is no partner yet." : partners.flatMap(linesOf).join("\n"), data: partners };
  };
}

function linesOf({ code, name, state, isDemo, people, currencies }: ListedPartner): string[] {
  const terms = currencies.map(
    ({ currency, balanceMinor, serviceFeeMinor, creditLimitMinor }) =>
      `    ${currency}: balance ${money(balanceMinor)}, fee ${money(serviceFeeMinor)}, credit ${money(creditLimitMinor)}`,
  );
  return [`${code}  ${name}: ${state}${isDemo ? ", of the demonstration" : ""}, people ${people}`, ...terms];
}

export function add(args: readonly string[]) {
  const flags = { currency: "text", fee: "text", "markup-percent": "text", credit: "text" } as const;
  const read = readWords("add", args, { words: ["CODE", "NAME"], flags });
  const [code = "", name = ""] = read.words;
  const wanted = {
    currency: read.flags.currency ?? "",
    serviceFeeMinor: toMinor(read.flags.fee ?? "0", USAGES.add),
    recommendedMarkupBp: toMarkupOf(read.flags["markup-percent"], USAGES.add) ?? 0,
    creditLimitMinor: toMinor(read.flags.credit ?? "0", USAGES.add),
  };
  return async (): Promise<Told> => {
    await addPartner({ code, name, ...wanted });
    const text = `Partner ${code} is open. Next: npx parvoz partner user ${code} …, and a deposit.`;
    return { text, data: { code, name, ...wanted } };
  };
}

/** Of the classes that are named; `default`, or --reset for all, gives back what every partner has. */
export function limits(args: readonly string[]) {
  const read = readWords("limits", args, { words: ["CODE"], moreWords: RATE_CLASSES.length, flags: { reset: "switch" } });
  const [partnerCode = "", ...pairs] = read.words;
  if (read.flags.reset === pairs.length > 0) throw new WrongUsage(`name limits, or --reset alone\n${USAGES.limits}`);
  const rates = new Map<string, number | null>(read.flags.reset ? RATE_CLASSES.map((name) => [name, null]) : []);
  for (const pair of pairs) {
    const [, name = "", value = ""] = /^([^=]+)=(\d+|default)$/.exec(pair) ?? [];
    if (!RATE_CLASSES.some((each) => each === name)) throw new WrongUsage(`not a limit: ${pair}\n${USAGES.limits}`);
    if (rates.has(name)) throw new WrongUsage(`${name} is given twice\n${USAGES.limits}`);
    rates.set(name, value === "default" ? null : Number(value));
  }
  return async (): Promise<Told> => {
    const { before, after } = await setRateLimits({ partnerCode, rates: Object.fromEntries(rates) });
    const told = RATE_CLASSES.map((name) => moved(name, String(before[name] ?? "default"), String(after[name] ?? "default")));
    return { text: `The limits of ${partnerCode} are set: ${told.join("; ")}.`, data: { code: partnerCode, before, after } };
  };
}

export function suspend(args: readonly string[]) {
  const [partnerCode = ""] = readWords("suspend", args, { words: ["CODE"] }).words;
  return async (): Promise<Told> => {
    const { changed } = await suspendPartner({ partnerCode, now: new Date() });
    const data = { code: partnerCode, state: "suspended", changed };
    if (!changed) return { text: `${partnerCode} was suspended before. Nothing was changed.`, data };
    const text = `${partnerCode}: open → suspended. Nobody of it signs in, no key or token works, nothing is sold; bookings that were made go on. Back: npx parvoz partner resume ${partnerCode}`;
    return { text, data };
  };
}

export function resume(args: readonly string[]) {
  const [partnerCode = ""] = readWords("resume", args, { words: ["CODE"] }).words;
  return async (): Promise<Told> => {
    const { changed } = await resumePartner({ partnerCode });
    const data = { code: partnerCode, state: "open", changed };
    if (!changed) return { text: `${partnerCode} was open before. Nothing was changed.`, data };
    const text = `${partnerCode}: suspended → open. Keys and tokens work again as they did. Back: npx parvoz partner suspend ${partnerCode}`;
    return { text, data };
  };
}

/** On the partner's itinerary receipts: PNG, at most 500 × 160. */
export function logo(args: readonly string[]) {
  const read = readWords("logo", args, { words: ["CODE"], moreWords: 1, flags: { remove: "switch" } });
  const [partnerCode = "", file] = read.words;
  if (read.flags.remove === (file !== undefined)) throw new WrongUsage(`name the image, or --remove alone\n${USAGES.logo}`);
  return async (): Promise<Told> => {
    // Only this command waits for the image library to load.
    const { removePartnerLogo, storePartnerLogo } = await import("@/lib/services/access/brand/store-partner-logo");
    if (file === undefined) {
      const removed = await removePartnerLogo({ partnerCode });
      const text = removed ? `The logo of ${partnerCode} is removed.` : `${partnerCode} has no logo.`;
      return { text, data: { code: partnerCode, hasLogo: false, changed: removed } };
    }
    await storePartnerLogo({ partnerCode, image: await readFile(file) });
    const text = `The logo of ${partnerCode} is stored. Receipts made before keep the old one. Back: npx parvoz partner logo ${partnerCode} --remove`;
    return { text, data: { code: partnerCode, hasLogo: true, changed: true } };
  };
}
