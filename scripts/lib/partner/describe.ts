import { MINOR_PER_MAJOR } from "@/lib/domain/money";
import { WrongUsage } from "../commands/command-line";

const MOST_BASIS_POINTS = 10_000;

/**
 * `25000.50` as minor units.
 * @throws WrongUsage for any other spelling, with the right one where blanks or commas divide its digits
 */
export function toMinor(text: string, usage: string): number {
  if (/^\d{1,13}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * MINOR_PER_MAJOR);
  const joined = text.replace(/,(\d{1,2})$/, ".$1").replaceAll(/[\s\p{Zs}_'’,]/gu, "");
  const hint = /^\d{1,13}(\.\d{1,2})?$/.test(joined) ? ` Write ${joined}, without anything between the digits.` : "";
  throw new WrongUsage(`not an amount: ${text}.${hint}\n${usage}`);
}

/** The same where it is not named. */
export function toMinorOf(text: string | undefined, usage: string): number | undefined {
  return text === undefined ? undefined : toMinor(text, usage);
}

/** A percentage of at most 100 as basis points, where it is named. @throws WrongUsage */
export function toMarkupOf(text: string | undefined, usage: string): number | undefined {
  const basisPoints = toMinorOf(text, usage);
  if (basisPoints !== undefined && basisPoints > MOST_BASIS_POINTS)
    throw new WrongUsage(`--markup-percent is at most 100: ${text}\n${usage}`);
  return basisPoints;
}

/** Minor units as they are typed: `25000.50`, `25000`. */
export function money(minor: number): string {
  const [sign, rest] = minor < 0 ? ["-", -minor] : ["", minor];
  const [whole, part] = [Math.floor(rest / MINOR_PER_MAJOR), rest % MINOR_PER_MAJOR];
  return `${sign}${whole}${part === 0 ? "" : `.${String(part).padStart(2, "0")}`}`;
}

/** `fee 0 → 3`; `fee 3, as before` where it has not changed. */
export function moved(name: string, before: string, after: string): string {
  return before === after ? `${name} ${after}, as before` : `${name} ${before} → ${after}`;
}
