"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TimeLeftText } from "@/components/travel/time-left-text";
import { buttonClass } from "@/components/ui/press/button-class";
import { Spinner } from "@/components/ui/states/spinner";
import { instantOf, timeLeft } from "@/lib/client/countdown";
import { AgencyOnly } from "@/lib/client/customer-mode";
import { useMay } from "@/lib/client/role";
import { useServerClock } from "@/lib/client/server-clock";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatInstant } from "@/lib/i18n/formats";
import { TakeAllBack } from "../cancel/take-all-back";
import { PayBooking } from "../pay/pay-booking";
import { BookingActs } from "./booking-acts";
import { type NextAct, useNextAct } from "./next-act";
import { WriteToCustomer } from "./write-to-customer";

/** Id of the card with the airline's change, to which the bar leads. */
export const CHANGE_ID = "change";

interface NextBarProps {
  booking: Booking;
  /** The way to book the same once more. */
  again?: ReactNode;
}

/**
 * How the booking stands and its next act, always in sight: under the header at a desk, above the menu on a phone. Beside it what else may be done.
 */
export function NextBar({ booking, again = null }: NextBarProps) {
  const t = useTranslations("booking.page");
  const next = useNextAct(booking);
  const maySell = useMay("sell");
  return (
    <section
      aria-label={t("next")}
      className="z-20 mt-4 short:static md:sticky md:top-16 md:flex md:flex-wrap md:items-center md:gap-x-3 md:gap-y-2 md:rounded-xl md:border md:border-line md:bg-surface md:px-4 md:py-2.5 md:shadow-card print:hidden"
    >
      {next ? (
        <div className="flex items-center justify-between gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-2 max-md:shadow-float md:contents">
          <div className="min-w-0 md:mr-auto">
            <NextState booking={booking} next={next} />
          </div>
          {maySell ? (
            <div className="shrink-0">
              <NextButton booking={booking} next={next} />
            </div>
          ) : null}
        </div>
      ) : null}
      {maySell ? (
        <div className="flex flex-wrap gap-2">
          <BookingActs booking={booking} />
          {again}
        </div>
      ) : null}
    </section>
  );
}

interface NextProps {
  booking: Booking;
  next: NextAct;
}

function NextButton({ booking, next }: NextProps) {
  const t = useTranslations("booking.page");
  switch (next) {
    case "answer":
      return (
        <a href={`#${CHANGE_ID}`} className={buttonClass()}>
          {t("answer")}
        </a>
      );
    case "pay":
      return <PayBooking booking={booking} />;
    case "write":
      return <WriteToCustomer booking={booking} isNext />;
    case "takeBack":
      return (
        <AgencyOnly>
          <TakeAllBack booking={booking} />
        </AgencyOnly>
      );
    default:
      return null;
  }
}

/** How the booking stands, in words. */
function NextState({ booking, next }: NextProps) {
  const t = useTranslations("booking");
  const tChanges = useTranslations("changes");
  const locale = useLocale();
  const warning = <TriangleAlert className="size-5 text-warm" aria-hidden="true" />;
  const cancelled = t("page.autoCancel", { date: formatInstant(booking.expire, locale) });
  switch (next) {
    case "answer":
      if (booking.status === "booked") return <State icon={warning} text={tChanges("waiting")} note={cancelled} />;
      return <State icon={warning} text={tChanges(booking.status === "paid" ? "issuing" : "ticketed")} />;
    case "pay":
      return <TimeToPay booking={booking} note={cancelled} />;
    case "expired":
      return <State icon={warning} text={t("page.expired")} />;
    case "issuing":
      return (
        <div role="status">
          <State icon={<Spinner className="size-5 text-accent" />} text={t("page.issuing")} note={t("page.issuingNote")} />
        </div>
      );
    case "write":
      return <State icon={<CircleCheck className="size-5 text-good" aria-hidden="true" />} text={t("page.ticketedNote")} />;
    case "takeBack":
      return <State icon={warning} text={t("whole.title")} note={t("whole.text")} />;
    case null:
      return null;
  }
}

interface StateProps {
  icon: ReactNode;
  text: string;
  /** Left out on a phone, where the bar stands over the page. */
  note?: string;
}

function State({ icon, text, note }: StateProps) {
  return (
    <div className="flex items-center gap-2.5">
      <span className="shrink-0">{icon}</span>
      <div>
        <p className="font-medium max-md:line-clamp-2 max-md:text-sm">{text}</p>
        {note ? <p className="num text-ink-soft text-sm max-md:hidden">{note}</p> : null}
      </div>
    </div>
  );
}

function TimeToPay({ booking, note }: { booking: Booking; note: string }) {
  const t = useTranslations("booking.page");
  const left = timeLeft(instantOf(booking.expire), useServerClock());
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-sm">
        {t("payBefore")}{" "}
        <span role="timer" className={`num font-semibold text-xl ${left.urgent ? "text-bad" : "text-ink"}`}>
          <TimeLeftText left={left} />
        </span>
      </p>
      <p className="num text-ink-faint text-sm max-md:hidden">{note}</p>
    </div>
  );
}
