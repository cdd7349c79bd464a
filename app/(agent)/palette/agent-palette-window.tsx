"use client";

import { PlaneTakeoff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useReadLine } from "@/components/search/form/line/use-read-line";
import { useRecentSearches } from "@/components/search/recent-searches";
import { shownInOrder } from "@/components/shell/palette/shown-in-order";
import { useCommands } from "@/components/shell/palette/use-commands";
import { useSoughtBookings } from "@/components/shell/palette/use-sought-bookings";
import { useSoughtPeople } from "@/components/shell/palette/use-sought-people";
import { type PaletteGroup, PaletteWindow } from "@/components/ui/palette/palette-window";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useMay } from "@/lib/client/role";
import { formatSearch } from "@/lib/client/travel/format-search";

/** Two places and a date: fewer words are no search. */
const WORDS_OF_A_ROUTE = 3;

/** The window offers what an agent may want: a route to search, pages and acts, the agency's bookings, and whom it knows. */
export function AgentPaletteWindow({ onClose }: { onClose: () => void }) {
  const t = useTranslations("palette");
  const nav = useTranslations("common.nav");
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const route = useRoute(text);
  const commands = useCommands(text);
  const isNoRoute = route.options.length === 0;
  const bookings = useSoughtBookings(text, isNoRoute);
  const people = useSoughtPeople(text, useMay("sell") && isNoRoute);
  const [routes = [], found = [], known = []] = shownInOrder([route, bookings, people]);
  const groups: PaletteGroup[] = [
    { id: "route", label: t("route"), options: routes },
    ...commands,
    { id: "bookings", label: nav("bookings"), options: found },
    { id: "people", label: nav("passengers"), options: known },
  ];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isLooking = route.isLooking || bookings.isLooking || people.isLooking;
  const error = bookings.error ?? people.error;
  const failed = error ? t(bookings.error ? "failed" : "failedPeople", { reason: errorText(error).message }) : null;
  return (
    <PaletteWindow
      title={t("title")}
      label={t("label")}
      placeholder={t("placeholder")}
      text={text}
      onTextChange={setText}
      groups={groups}
      isLooking={isLooking}
      status={failed ?? (count > 0 ? t("found", { count }) : isLooking ? t("looking") : (route.problem ?? t("nothing")))}
      onClose={onClose}
    />
  );
}

/** A search in one line, once it is whole. */
function useRoute(text: string): { options: PaletteGroup["options"]; isLooking: boolean; problem: string | undefined } {
  const router = useRouter();
  const maySell = useMay("sell");
  const { remember } = useRecentSearches();
  const isRoute = maySell && text.trim().split(/\s+/).length >= WORDS_OF_A_ROUTE;
  const { search, understood, isLooking, problem } = useReadLine(isRoute ? text : "");
  if (!search || understood === null) return { options: [], isLooking, problem };
  const run = () => {
    remember(search);
    router.push(pages.search(formatSearch(search)));
  };
  return { options: [{ id: "route", text: understood, icon: PlaneTakeoff, run }], isLooking, problem };
}
