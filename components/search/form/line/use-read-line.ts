"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { serverToday } from "@/components/ui/today";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { namedPlacesOptions } from "@/lib/client/travel/use-places";
import { useRested } from "@/lib/client/use-rested";
import type { NamedPlace, PlaceOption } from "@/lib/contracts/portal/places";
import { addDays } from "@/lib/domain/dates";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { formatDate, formatWeekdayDate } from "@/lib/i18n/formats";
import type { SearchValues } from "../search-form-schema";
import { DAYS_AHEAD } from "../search-values";
import { type LineProblem, placesIn, type ReadLine, readLine } from "./read-line";

interface Understood {
  /** What Enter searches; null while the line is not complete, or its cities are not known yet. */
  search: SearchValues | null;
  /** What was understood, in words. */
  understood: string | null;
  problem: string | undefined;
  isLooking: boolean;
  /** Asks again, where the service gave no answer about its cities. */
  askAgain?: () => void;
}

/** Reads a line, and looks its cities up: a code, a name in any language, of several words and with a typing error too. */
export function useReadLine(text: string): Understood {
  const t = useTranslations("line.errors");
  const locale = useLocale();
  const inWords = useWords();
  const errorText = useErrorText();
  const today = serverToday();
  const problemText = ({ kind, part, date }: LineProblem) =>
    t(kind, { part: date ? formatDate(date, locale) : part, date: formatDate(addDays(today, DAYS_AHEAD), locale) });
  const rested = useRested(text);
  const runs = [...new Set(placesIn(rested, today))];
  const answers = useQueries({ queries: runs.map((words) => namedPlacesOptions(words, locale)) });
  const named = new Map(runs.flatMap((words, index) => pairOf(words, answers[index]?.data)));
  if (text.trim() === "") return NOTHING;
  // The next key may change it all.
  if (rested !== text) return { ...NOTHING, isLooking: true };
  const failed = answers.filter(({ isError }) => isError);
  if (failed[0]) {
    return { ...NOTHING, problem: errorText(failed[0].error).message, askAgain: () => failed.forEach(({ refetch }) => void refetch()) };
  }
  if (named.size < runs.length) return { ...NOTHING, isLooking: true };
  const { line, problem } = readLine(rested, today, (words) => named.get(words)?.map(({ text: name }) => name) ?? []);
  if (!line) return { ...NOTHING, problem: problemText(problem) };
  const parts = [...named.values()].flat();
  const unknown = parts.find(({ place }) => place === null);
  if (unknown) return { ...NOTHING, problem: t("place", { part: unknown.text }) };
  const found = new Map(parts.flatMap(({ text: name, place }) => (place ? [[name, place] as const] : [])));
  const ways = line.ways.map(({ from, to, date }) => ({ from: found.get(from), to: found.get(to), date, typed: to }));
  const circle = ways.find(({ from, to }) => from?.code === to?.code);
  if (circle) return { ...NOTHING, problem: t("same", { part: circle.typed }) };
  return { search: searchOf(line, found), understood: inWords(line, found), problem: undefined, isLooking: false };
}

const NOTHING: Understood = { search: null, understood: null, problem: undefined, isLooking: false };

type Found = ReadonlyMap<string, PlaceOption>;

function pairOf(words: string, places: readonly NamedPlace[] | undefined): [string, readonly NamedPlace[]][] {
  return places ? [[words, places]] : [];
}

function searchOf({ trip, ways, back, party, cabin }: ReadLine, found: Found): SearchValues {
  const codeOf = (name: string) => found.get(name)?.code ?? "";
  const travelled = ways.map(({ from, to, date }) => ({ from: codeOf(from), to: codeOf(to), date }));
  return { trip, ways: travelled, back, party, cabin: cabin ?? "E" };
}

/** `Tashkent (TAS) – Istanbul (IST) · Sat, 12 Dec – Sat, 19 Dec · 2 adults, 1 child · Economy` */
function useWords(): (line: ReadLine, found: Found) => string {
  const t = useTranslations("line");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  return ({ ways, back, party, cabin }, found) => {
    const cityOf = (name: string) => `${found.get(name)?.city ?? name} (${found.get(name)?.code ?? name})`;
    return t("understood", {
      route: ways.map(({ from, to }) => `${cityOf(from)} – ${cityOf(to)}`).join(", "),
      dates: [...ways.map(({ date }) => date), back]
        .filter(Boolean)
        .map((date) => formatWeekdayDate(date, locale))
        .join(" – "),
      party: AGE_GROUPS.filter((age) => party[age] > 0)
        .map((age) => tCommon(`ages.${age}`, { count: party[age] }))
        .join(", "),
      cabin: tCommon(`cabins.${cabin ?? "E"}`),
    });
  };
}
