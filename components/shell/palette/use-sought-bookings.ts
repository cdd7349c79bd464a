"use client";

import { useQuery } from "@tanstack/react-query";
import { Tickets } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { pages } from "@/lib/client/calls/paths";
import { placesText } from "@/lib/client/travel/journey-text";
import type { WorkItem } from "@/lib/contracts/portal/work-list";
import { formatDayMonth } from "@/lib/i18n/formats";
import { isMeant } from "./is-meant";
import { soughtBookings } from "./queries";
import type { Sought } from "./sought";
import { useSoughtText } from "./use-sought-text";

const MOST_SHOWN = 6;

/** The agency's bookings by number, PNR, ticket number or surname, or how one begins. @param isWanted whether the text may mean one */
export function useSoughtBookings(typed: string, isWanted: boolean): Sought {
  const locale = useLocale();
  const router = useRouter();
  const { text, isSought, isRested } = useSoughtText(typed, isWanted);
  const { data, error, isLoading } = useQuery({ ...soughtBookings(text, locale), enabled: isSought && isRested });
  if (!isSought) return { options: [], isLooking: false, error: null };
  const found = isRested ? (data?.items ?? []) : [];
  const options = bothNamesFirst(found, text)
    .slice(0, MOST_SHOWN)
    .map((item) => ({
      id: item.id,
      text: [item.booking_number, ...item.pnrs.slice(0, 1), namesOf(item)].filter(Boolean).join(" · "),
      detail: journeyOf(item, locale),
      icon: Tickets,
      run: () => router.push(pages.booking(item.id)),
    }));
  return { options, isLooking: !isRested || isLoading, error: data ? null : error };
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
