"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { WatchButton } from "@/components/travel/watch/watch-button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { Button } from "@/components/ui/press/button";
import { LinkButton } from "@/components/ui/press/link-button";
import { Badge, type Tone } from "@/components/ui/states/badge";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { useCustomerMode } from "@/lib/client/customer-mode";
import { citiesOfRoute, journeyText } from "@/lib/client/travel/journey-text";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import { isLiveQuote, type QuoteState } from "@/lib/domain/quotes/quote-state";
import { formatInstant, formatMoney, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { useMarginText } from "@/lib/i18n/use-margin-text";
import { BookChoice } from "./book-choice";
import { MailQuoteDialog, QuoteMails } from "./mail-quote";
import { withdrawQuote } from "./queries";
import { QuoteLinks } from "./quote-links";
import { RenewQuote } from "./renew-quote";

const TONES: Record<QuoteState, Tone> = { open: "accent", chosen: "warm", booked: "good", withdrawn: "neutral", expired: "neutral" };
/** These are made again. */
const ENDED: readonly QuoteState[] = ["withdrawn", "expired"];

/** A quote: for whom, how it stands, its choices, and what can be done with it. @param onFilled when it is to be made again */
export function QuoteCard({ quote, onFilled }: { quote: QuoteItem; onFilled: () => void }) {
  const t = useTranslations("quotes");
  const [asked, setAsked] = useState<"mail" | "withdraw" | null>(null);
  const close = () => setAsked(null);
  const isLive = isLiveQuote(quote.state);
  return (
    <li className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 break-words font-semibold">
          {quote.label || journeyText(citiesOfRoute(quote.choices[0]?.directions ?? []))}
        </h2>
        <Badge tone={TONES[quote.state]}>{t(`state.${quote.state}`)}</Badge>
      </div>
      <Moments quote={quote} />
      <QuoteMails quote={quote} />
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {quote.choices.map((choice) => (
          <ChoiceRow key={choice.position} quote={quote} choice={choice} isLive={isLive} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {quote.booking ? (
          <LinkButton href={pages.booking(quote.booking)} size="sm">
            {t("toBooking")}
          </LinkButton>
        ) : null}
        {isLive ? (
          <>
            <Button variant="secondary" size="sm" onPress={() => setAsked("mail")}>
              <Mail className="size-4" aria-hidden="true" />
              {t("mail.button")}
            </Button>
            <QuoteLinks quote={quote} />
            <WatchQuote quote={quote} />
            <Button variant="quiet" size="sm" onPress={() => setAsked("withdraw")}>
              {t("withdraw")}
            </Button>
          </>
        ) : null}
        {ENDED.includes(quote.state) ? <RenewQuote quote={quote} onFilled={onFilled} /> : null}
      </div>
      {asked === "mail" ? <MailQuoteDialog quote={quote} onClose={close} /> : null}
      {asked === "withdraw" ? <WithdrawQuote quoteId={quote.id} onClose={close} /> : null}
    </li>
  );
}

/** The customer is the one whom it was mailed to last. */
function WatchQuote({ quote: { id, choices, mails, locale } }: { quote: QuoteItem }) {
  const currency = choices[0]?.price.currency;
  if (!currency) return null;
  return <WatchButton watched={{ kind: "quote", quote: id }} currency={currency} customer={{ email: mails.at(-1)?.to ?? "", locale }} />;
}

function Moments({ quote: { created, opened, chosen, valid_until } }: { quote: QuoteItem }) {
  const t = useTranslations("quotes");
  const locale = useLocale();
  const told = [
    t("created", { moment: formatInstant(created, locale) }),
    opened ? t("opened", { moment: formatInstant(opened, locale) }) : t("notOpened"),
    ...(chosen ? [t("chosenAt", { moment: formatInstant(chosen.at, locale) })] : []),
    t("validUntil", { moment: formatInstant(valid_until, locale) }),
  ];
  return <p className="num text-ink-soft text-sm">{told.join(" · ")}</p>;
}

function ChoiceRow({ quote, choice, isLive }: { quote: QuoteItem; choice: QuoteItem["choices"][number]; isLive: boolean }) {
  const t = useTranslations("quotes");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const marginText = useMarginText();
  const { isOn: isForCustomer } = useCustomerMode();
  const isChosen = quote.chosen?.choice === choice.position;
  const { amount, currency } = choice.price;
  const shown = isChosen ? (quote.chosen?.amount ?? amount) : amount;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1 max-sm:basis-full">
        {choice.directions.map(({ departure, arrival, airlines }) => (
          <p key={departure.local} className="num text-sm">
            <span className="font-medium">
              {departure.airport} → {arrival.airport}
            </span>{" "}
            {formatWeekdayDate(departure.local, locale)} {formatTime(departure.local)} · {airlines.join(", ")}
          </p>
        ))}
        <p className="text-ink-soft text-sm">{choice.brand}</p>
        {isChosen ? <Badge tone="good">{t("chosen")}</Badge> : null}
        {choice.is_available ? null : <Badge tone="bad">{t("gone")}</Badge>}
      </div>
      <p className="num max-sm:min-w-0 max-sm:flex-1 sm:text-right">
        <span className="block font-semibold">{formatMoney(shown, currency, locale)}</span>
        {choice.cost === shown || isForCustomer ? null : (
          <span className="block text-ink-soft text-xs">
            <span className="block sm:whitespace-nowrap">{tSelling("costIs", { amount: formatMoney(choice.cost, currency, locale) })}</span>
            <span className="block sm:whitespace-nowrap">{marginText({ cost: choice.cost, selling: shown, currency })}</span>
          </span>
        )}
      </p>
      {isLive && choice.is_available ? <BookChoice quoteId={quote.id} choice={choice} isChosen={isChosen} /> : null}
    </li>
  );
}

/** Takes a quote back, after a question. */
function WithdrawQuote({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
  const t = useTranslations("quotes");
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withdrawQuote(quoteId),
    onSuccess: onClose,
    onSettled: () => askAnew(cache, ["quotes"]),
  });
  return (
    <ConfirmDialog
      title={t("withdrawTitle")}
      onClose={onClose}
      confirm={t("withdraw")}
      onConfirm={() => mutate()}
      isDanger
      isPending={isPending}
      error={error ? errorText(error).message : ""}
    >
      <p>{t("withdrawText")}</p>
    </ConfirmDialog>
  );
}
