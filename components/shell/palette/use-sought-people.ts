"use client";

import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import type { PaletteOption } from "@/components/ui/palette/palette-window";
import { pages } from "@/lib/client/calls/paths";
import { savedFamiliesOptions } from "@/lib/client/travel/passenger-book";
import type { FoundPassengers, SavedPassenger } from "@/lib/contracts/portal/people/passenger-book";
import { isSought as isMeant, plainSought } from "@/lib/domain/passengers/book/sought-person";
import { formatTypedDate } from "@/lib/i18n/formats";
import type { Sought } from "./sought";
import { useSoughtText } from "./use-sought-text";

const MOST_SHOWN = 6;

/** Whom the agency knows, of its book and of its bookings, by name, document or phone: each leads to the person's card. @param isWanted whether the text may mean somebody */
export function useSoughtPeople(typed: string, isWanted: boolean): Sought {
  const router = useRouter();
  const { text, isSought, isRested } = useSoughtText(typed, isWanted);
  const { data, error, isLoading } = useQuery({ ...savedFamiliesOptions(text), enabled: isSought && isRested });
  if (!isSought) return { options: [], isLooking: false, error: null };
  const found = isRested && data ? meantOf(data, text) : [];
  const options = found.slice(0, MOST_SHOWN).map(
    ({ id, last_name, first_name, birthdate }): PaletteOption => ({
      id,
      text: `${last_name} ${first_name}`,
      detail: formatTypedDate(birthdate),
      icon: UserRound,
      run: () => router.push(pages.passenger(id)),
    }),
  );
  return { options, isLooking: !isRested || isLoading, error: data ? null : error };
}

/** A list brings families along: who is meant stands without them. A surname in another spelling is known by the service alone, and brings all. */
function meantOf({ families, booked }: FoundPassengers, text: string): SavedPassenger[] {
  const people = [...families, ...booked].flatMap(({ members }) => members);
  const meant = people.filter((person) => isMeant(person, plainSought(text)));
  return meant.length > 0 ? meant : people;
}
