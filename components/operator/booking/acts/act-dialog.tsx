"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { FormDialog } from "@/components/ui/overlays/form-dialog";
import { Banner } from "@/components/ui/states/banner";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { HouseActRequest, HouseRefundRequest, OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import type { HouseActKind } from "@/lib/domain/booking/house-acts";
import type { MailKind } from "@/lib/domain/mail/mail";
import { formatMoney } from "@/lib/i18n/formats";
import { AboveLimit } from "../../proposals/waiting-refund";
import { LetterField } from "./letter-field";
import { type CorrectedName, NameFields } from "./name-fields";
import { ReasonField, useReason } from "./reason-field";
import { useAct } from "./use-act";

/** An act that needs little to know beside its reason. */
export type PlainActKind = Exclude<HouseActKind, "refund_part" | "move_flights">;

interface ActDialogProps {
  kind: PlainActKind;
  data: OfficeBooking;
  onClose: () => void;
}

/** What an act means, what it needs to know, and why it is done. */
export function ActDialog({ kind, data, onClose }: ActDialogProps) {
  const t = useTranslations("officeBooking.acts");
  const formId = useId();
  const errorText = useErrorText();
  const means = useMeaning(data);
  const { booking, correctable } = data;
  const named = booking.passengers.filter(({ key }) => correctable.some((each) => each.key === key && each.name));
  const reason = useReason();
  const [name, setName] = useState<CorrectedName>(() => nameOf(named[0]));
  const [letter, setLetter] = useState<MailKind>(booking.status === "booked" ? "confirmation" : "receipts");
  const { mutate, isPending, error } = useAct(booking.id, onClose);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = reason.take();
    if (words !== null && !isPending) mutate(requestOf(kind, { reason: words, name, letter }));
  };
  return (
    <FormDialog title={t(`kinds.${kind}`)} onClose={onClose} formId={formId} submit={t(`kinds.${kind}`)} isPending={isPending}>
      <form id={formId} onSubmit={send} noValidate className="space-y-4">
        <p>{means(kind)}</p>
        <Limit kind={kind} data={data} />
        {error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null}
        {kind === "correct_name" ? <NameFields passengers={named} name={name} onChange={setName} /> : null}
        {kind === "resend" ? <LetterField value={letter} onChange={setLetter} /> : null}
        <ReasonField reason={reason} />
      </form>
    </FormDialog>
  );
}

/** That it will wait for a second person, where it will. */
function Limit({ kind, data: { alone, back, booking, void_until } }: Pick<ActDialogProps, "kind" | "data">) {
  const { currency } = booking.price;
  if (kind === "void") return <AboveLimit amount={back.void ?? 0} alone={alone} currency={currency} voidUntil={void_until} />;
  return kind === "refund" ? <AboveLimit amount={back.refund?.amount ?? 0} alone={alone} currency={currency} /> : null;
}

/** What will come of it, with the sums of this moment. */
function useMeaning({ booking, back }: OfficeBooking): (kind: PlainActKind) => string {
  const t = useTranslations("officeBooking.acts.means");
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, booking.price.currency, locale);
  return (kind) => {
    if (kind === "void") return t("void", { amount: money(back.void ?? 0) });
    if (kind === "refund") return t("refund", { amount: money(back.refund?.amount ?? 0), penalty: money(back.refund?.penalty ?? 0) });
    return t(kind);
  };
}

interface Typed {
  reason: string;
  name: CorrectedName;
  letter: MailKind;
}

function requestOf(kind: PlainActKind, { reason, name, letter }: Typed): HouseActRequest | HouseRefundRequest {
  if (kind === "correct_name") return { kind, reason, passenger: name.passenger, first_name: name.first_name, last_name: name.last_name };
  return kind === "resend" ? { kind, reason, letter } : { kind, reason };
}

function nameOf(passenger: OfficeBooking["booking"]["passengers"][number] | undefined): CorrectedName {
  return { passenger: passenger?.key ?? "", first_name: passenger?.first_name ?? "", last_name: passenger?.last_name ?? "" };
}
