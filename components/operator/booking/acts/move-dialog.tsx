"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { routeOf } from "@/components/travel/journey/itinerary";
import { DateField } from "@/components/ui/fields/dates/date-field";
import { Select } from "@/components/ui/fields/select";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { isDate } from "@/lib/domain/dates";
import { movesQuery } from "../queries";
import { MoveChoice } from "./move-choice";
import { ReasonField, useReason } from "./reason-field";
import { useAct } from "./use-act";

/** Other flights for a direction, on a day that the operator names: what is free there, in which class, and that nothing is charged. */
export function MoveDialog({ data, onClose }: { data: OfficeBooking; onClose: () => void }) {
  const t = useTranslations("officeBooking.acts");
  const tMove = useTranslations("officeBooking.move");
  const formId = useId();
  const errorText = useErrorText();
  const reason = useReason();
  const { booking, movable } = data;
  const [direction, setDirection] = useState(movable[0] ?? 0);
  const [date, setDate] = useState(() => dayOf(booking, direction));
  const [alternative, setAlternative] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useAct(booking.id, onClose);
  const forget = () => {
    reset();
    setAlternative(null);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const words = reason.take();
    if (words !== null && alternative !== null && !isPending) mutate({ kind: "move_flights", reason: words, direction, date, alternative });
  };
  return (
    <FormDialog title={t("kinds.move_flights")} onClose={onClose} formId={formId} submit={t("kinds.move_flights")} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <p>{t("means.move_flights")}</p>
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {movable.length > 1 ? (
          <Select
            label={tMove("direction")}
            options={movable.map((place) => ({ id: String(place), label: routeOf(booking.directions[place]) }))}
            value={String(direction)}
            onChange={(place) => {
              forget();
              setDirection(Number(place));
              setDate(dayOf(booking, Number(place)));
            }}
          />
        ) : null}
        <DateField
          label={tMove("date")}
          description={tMove("dateHint")}
          use="travel"
          value={date}
          onChange={(day) => {
            forget();
            setDate(day);
          }}
        />
        {isDate(date) ? (
          <Found bookingId={booking.id} wanted={{ direction, date }} chosen={alternative} isTried={isTried} onChange={setAlternative} />
        ) : null}
        <ReasonField reason={reason} />
      </form>
    </FormDialog>
  );
}

interface FoundProps {
  bookingId: string;
  wanted: { direction: number; date: string };
  chosen: string | null;
  /** Whether the form was sent: then it says that a flight is missing. */
  isTried: boolean;
  onChange: (id: string) => void;
}

function Found({ bookingId, wanted, chosen, isTried, onChange }: FoundProps) {
  const t = useTranslations("officeBooking.move");
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(movesQuery(bookingId, wanted, useLocale()));
  if (data && data.options.length === 0) return <Banner tone="warm" title={t("none")} />;
  if (data)
    return <MoveChoice moves={data} chosen={chosen} error={isTried && chosen === null ? t("pick") : undefined} onChange={onChange} />;
  if (error) return <LoadError text={errorText(error).message} onRetry={() => void refetch()} />;
  return <Skeleton className="h-28 w-full" />;
}

/** Local day on which a direction leaves now. */
function dayOf({ directions }: OfficeBooking["booking"], direction: number): string {
  return directions[direction]?.departure.datetime.slice(0, 10) ?? "";
}
