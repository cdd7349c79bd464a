import { readFile } from "node:fs/promises";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import { setRateLimits } from "@/lib/services/access/credentials/set-rate-limits";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { resumePartner, suspendPartner } from "@/lib/services/terms/partners/suspend-partner";
import { WrongUsage } from "../commands/command-line";
import { moved, toMarkupOf, toMinor } from "./describe";
import { readWords } from "./read-words";
import { USAGES } from "./usage";

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
  return async (): Promise<string> => {
    await addPartner({ code, name, ...wanted });
    return `Partner ${code} is open. Next: npm run partner -- user ${code} …, and a deposit.`;
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
  return async (): Promise<string> => {
    const { before, after } = await setRateLimits({ partnerCode, rates: Object.fromEntries(rates) });
    const told = RATE_CLASSES.map((name) => moved(name, String(before[name] ?? "default"), String(after[name] ?? "default")));
    return `The limits of ${partnerCode} are set: ${told.join("; ")}.`;
  };
}

export function suspend(args: readonly string[]) {
  const [partnerCode = ""] = readWords("suspend", args, { words: ["CODE"] }).words;
  return async (): Promise<string> => {
    const { changed } = await suspendPartner({ partnerCode, now: new Date() });
    if (!changed) return `${partnerCode} was suspended before. Nothing was changed.`;
    return `${partnerCode}: open → suspended. Nobody of it signs in, no key or token works, nothing is sold; bookings that were made go on. Back: npm run partner -- resume ${partnerCode}`;
  };
}

export function resume(args: readonly string[]) {
  const [partnerCode = ""] = readWords("resume", args, { words: ["CODE"] }).words;
  return async (): Promise<string> => {
    const { changed } = await resumePartner({ partnerCode });
    if (!changed) return `${partnerCode} was open before. Nothing was changed.`;
    return `${partnerCode}: suspended → open. Keys and tokens work again as they did. Back: npm run partner -- suspend ${partnerCode}`;
  };
}

/** On the partner's itinerary receipts: PNG, at most 500 × 160. */
export function logo(args: readonly string[]) {
  const read = readWords("logo", args, { words: ["CODE"], moreWords: 1, flags: { remove: "switch" } });
  const [partnerCode = "", file] = read.words;
  if (read.flags.remove === (file !== undefined)) throw new WrongUsage(`name the image, or --remove alone\n${USAGES.logo}`);
  return async (): Promise<string> => {
    // Only this command waits for the image library to load.
    const { removePartnerLogo, storePartnerLogo } = await import("@/lib/services/access/brand/store-partner-logo");
    if (file === undefined)
      return (await removePartnerLogo({ partnerCode })) ? `The logo of ${partnerCode} is removed.` : `${partnerCode} has no logo.`;
    await storePartnerLogo({ partnerCode, image: await readFile(file) });
    return `The logo of ${partnerCode} is stored. Receipts made before keep the old one. Back: npm run set:logo -- ${partnerCode} --remove`;
  };
}
