"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Menu, MenuItem } from "@/components/ui/overlays/menu";
import type { OpenMenu } from "@/components/ui/overlays/menu-button";
import { serverToday } from "@/components/ui/today";
import { pages } from "@/lib/client/calls/paths";
import { askedCurrency, useCurrencies } from "@/lib/client/money/currencies";
import { serverNow } from "@/lib/client/server-clock";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { dropDraft, keepDraft, readDraft } from "../form/form-draft";
import { bookingExtrasQuery } from "../queries";
import { fieldsAgain, searchAgain } from "./repeat-search";
import type { ReplaceQuestion } from "./replace-draft";
import { typedBeside } from "./typed-beside";

interface RepeatMenuProps extends OpenMenu {
  booking: Booking;
  agentId: string;
  /** Something else is typed into the form that this tab keeps: the agent is asked before it makes room. */
  onOthers: (question: ReplaceQuestion) => void;
}

/** What is booked once more: the search opens filled in, and the passenger form offers whoever is taken along. */
export function RepeatMenu({ booking, agentId, onOthers, ...open }: RepeatMenuProps) {
  const t = useTranslations("booking.repeat");
  const router = useRouter();
  const currencies = useCurrencies();
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const { amount, currency } = booking.price;
  const leave = (how: { isWithPeople?: boolean; isToChange?: boolean }) =>
    router.push(pages.search(searchAgain(booking, { today: serverToday(), currency: askedCurrency(currencies, currency), ...how })));
  const readKept = () => readDraft(window.sessionStorage, { owner: agentId, now: serverNow() });
  const fieldsNow = () => fieldsAgain(booking, data?.payer_email_is_agencys);
  const leaveWith = (how: { isToChange?: boolean } = {}) => {
    const fields = fieldsNow();
    const replace = () => {
      // No offer is of this choice: the form of whichever the search leads to is filled with them.
      const kept = { owner: agentId, choice: booking.id, along: booking.id, waiting: [], price: { amount, currency } };
      keepDraft(window.sessionStorage, { ...kept, at: serverNow(), fields });
      leave({ isWithPeople: true, ...how });
    };
    const typed = typedBeside(readKept(), fields);
    if (typed) onOthers({ ...typed, replace });
    else replace();
  };
  const leaveAlone = () => {
    // Whoever was taken along before is not among the others. What has been typed since stays: the next form asks about it.
    const kept = readKept();
    if (kept?.along === booking.id && !typedBeside(kept, fieldsNow())) dropDraft(window.sessionStorage);
    leave({});
  };
  return (
    <Menu label={t("title")} header={<p className="max-w-72 px-3 py-2 text-ink-soft text-sm">{t("lead")}</p>} {...open}>
      <MenuItem onAction={() => leaveWith()}>{t("again")}</MenuItem>
      <MenuItem onAction={() => leaveWith({ isToChange: true })}>{t("otherFlights")}</MenuItem>
      <MenuItem onAction={leaveAlone}>{t("copy")}</MenuItem>
    </Menu>
  );
}
