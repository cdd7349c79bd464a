"use client";

import { useQuery } from "@tanstack/react-query";
import { Tickets } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import type { PaletteOption } from "@/components/ui/palette/palette-window";
import { pages } from "@/lib/client/calls/paths";
import { placesText } from "@/lib/client/travel/journey-text";
import { useRested } from "@/lib/client/use-rested";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { formatDayMonth } from "@/lib/i18n/formats";
import { isMeant } from "./is-meant";
import { soughtBookings } from "./queries";

/** Below it nothing is asked for: half the agency begins with one letter. */
const SHORTEST = 2;
/** Of what the work list takes. */
const LONGEST = 60;
const MOST_SHOWN = 6;

interface SoughtBookings {
  options: PaletteOption[];
  isLooking: boolean;
  error: Error | null;
}

/** The agency's bookings by number, PNR, ticket number or surname, or how one begins. @param isWanted whether the text may mean one */
export function useSoughtBookings(typed: string, isWanted: boolean): SoughtBookings {
  const locale = useLocale();
  const router = useRouter();
  const text = typed.trim();
  const rested = useRested(text);
  const isSought = isWanted && text.length >= SHORTEST && text.length <= LONGEST;
  const { data, error, isLoading } = useQuery({ ...soughtBookings(rested, locale), enabled: isSought && rested === text });
  if (!isSought) return { options: [], isLooking: false, error: null };
  const found = rested === text ? (data?.items ?? []) : [];
  const options = bothNamesFirst(found, text)
    .slice(0, MOST_SHOWN)
    .map((item) => ({
      id: item.id,
      text: [item.booking_number, ...item.pnrs.slice(0, 1), namesOf(item)].filter(Boolean).join(" · "),
      detail: journeyOf(item, locale),
      icon: Tickets,
      run: () => router.push(pages.booking(item.id)),
    }));
  return { options, isLooking: rested !== text || isLoading, error: data ? null : error };
}

/** A list finds surnames: who typed a first name as well means whoever has both. */
function bothNamesFirst(items: readonly WorkItem[], text: string): WorkItem[] {
  const rank = ({ passengers }: WorkItem) => (passengers.some((each) => isMeant(text, `${each.last_name} ${each.first_name}`)) ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

function namesOf({ passengers, personal_data_erased }: WorkItem): string {
  if (personal_data_erased) return "";
  const [first, ...others] = passengers.map(({ last_name, first_name }) => `${last_name} ${first_name}`);
  return others.length > 0 ? `${first} + ${others.length}` : (first ?? "");
}

/** `TAS – IST · 12 Dec` */
function journeyOf({ directions }: WorkItem, locale: ReturnType<typeof useLocale>): string {
  const codes = directions.map(({ departure, arrival }) => ({ from: departure.airport, to: arrival.airport }));
  const day = directions[0]?.departure.local;
  return [placesText(codes, " – "), day ? formatDayMonth(day, locale) : ""].filter(Boolean).join(" · ");
}
