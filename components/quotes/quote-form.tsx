"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId } from "react";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { Dialog } from "@/components/ui/overlays/dialog";
import { Button } from "@/components/ui/press/button";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { sellingOptions } from "@/lib/client/money/selling";
import { priceOf } from "@/lib/client/money/typed-price";
import { serverNow } from "@/lib/client/server-clock";
import { changeQuoteDraft, type QuoteDraft, useQuoteDraft } from "@/lib/client/travel/quote-basket";
import type { PickedOffer, QuoteBody, QuoteItem } from "@/lib/contracts/portal/quotes";
import type { SellingShown } from "@/lib/contracts/portal/selling";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { formatNumber } from "@/lib/i18n/formats";
import { ChoiceFields } from "./choice-fields";
import { momentProblem, validityAsked } from "./quote-validity";
import { useMakeQuote } from "./use-make-quote";
import { MomentFields, ValiditySelect } from "./validity-fields";

interface QuoteFormProps {
  offers: readonly PickedOffer[];
  language: Locale;
  onMade: (quote: QuoteItem) => void;
  onClose: () => void;
}

/** The quote before it is sent: once the agency's rules are known, for without them nobody knows what its customer pays. */
export function QuoteForm(props: QuoteFormProps) {
  const t = useTranslations("quotes.form");
  const errorText = useErrorText();
  const { data: policy, error, refetch } = useQuery(sellingOptions());
  if (policy) return <PricedForm policy={policy} {...props} />;
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || props.onClose()}>
      {error ? <LoadError text={errorText(error).message} onRetry={() => void refetch()} /> : <Skeleton className="h-64 w-full" />}
    </Dialog>
  );
}

/** What is typed stays in the tab: a press beside the window loses nothing. */
function PricedForm({ policy, offers, language, onMade, onClose }: QuoteFormProps & { policy: SellingShown }) {
  const t = useTranslations("quotes.form");
  const tCommon = useTranslations("common.actions");
  const formId = useId();
  const draft = useQuoteDraft();
  const locale = draft.locale || language;
  const prices = usePrices(offers, { policy, draft });
  const { send, isPending, error, before } = useMakeQuote(onMade);
  const errorText = useErrorText();
  const fields = errorText(error).fields;
  const isAllowed = offers.length > 0 && prices.every((price) => price.isAllowed) && momentProblem(draft, new Date(serverNow())) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAllowed || isPending) return;
    const choices = offers.map(({ id }, index) => ({ offer_id: id, ...askedOf(prices[index]) }));
    send({ choices, locale, label: draft.label, note: draft.note, ...validityAsked(draft) });
  };
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tCommon("cancel")}
      </Button>
      <Button type="submit" form={formId} isPending={isPending} isDisabled={!isAllowed}>
        {t("send")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || isPending || onClose()} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <Gone flights={draft.gone} />
        <ol className="space-y-4">
          {offers.map((offer, index) => (
            <ChoiceFields
              key={offer.id}
              offer={offer}
              index={index}
              price={prices[index]}
              before={before[offer.id]}
              errors={fields}
              onType={(text) => changeQuoteDraft({ typed: { ...draft.typed, [offer.id]: text } })}
            />
          ))}
        </ol>
        <div className="grid grid-cols-2 gap-3">
          <LanguageSelect locale={locale} />
          <ValiditySelect draft={draft} />
        </div>
        {draft.validity === "moment" ? <MomentFields draft={draft} refused={fields.valid_until?.[0]} /> : null}
        <Words draft={draft} />
        <Refusal error={error} />
      </form>
    </Dialog>
  );
}

/** What the quote that is made again held, and is not sold any more. */
function Gone({ flights }: { flights: readonly string[] }) {
  const t = useTranslations("quotes.form");
  if (flights.length === 0) return null;
  return (
    <Banner tone="warm" title={t("gone")}>
      <ul className="num">
        {flights.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}

function LanguageSelect({ locale }: { locale: Locale }) {
  const t = useTranslations("quotes.form");
  const tLanguages = useTranslations("common.languages");
  return (
    <Select
      label={t("language")}
      options={LOCALES.map((id) => ({ id, label: tLanguages(id) }))}
      value={locale}
      onChange={(chosen) => changeQuoteDraft({ locale: chosen })}
    />
  );
}

function Words({ draft: { label, note } }: { draft: QuoteDraft }) {
  const t = useTranslations("quotes.form");
  return (
    <>
      <TextField
        label={t("label")}
        description={t("labelHint")}
        maxLength={80}
        autoComplete="off"
        value={label}
        onChange={(text) => changeQuoteDraft({ label: text })}
      />
      <TextArea label={t("note")} maxLength={1000} value={note} onChange={(text) => changeQuoteDraft({ note: text })} />
    </>
  );
}

/** What each offer is to be sold for, as it is typed or as the agency's rules make it. */
function usePrices(
  offers: readonly PickedOffer[],
  { policy, draft: { typed } }: { policy: SellingShown; draft: QuoteDraft },
): ReturnType<typeof priceOf>[] {
  const page = useLocale();
  const write = (amount: number) => formatNumber(amount, page);
  return offers.map((offer) => priceOf(offer, { policy, typed: typed[offer.id], write }));
}

/** What the form shows, which the service holds the quote to; the amount is asked for where the agent has typed another than the rules make. */
function askedOf(price: ReturnType<typeof priceOf> | undefined): Omit<QuoteBody["choices"][number], "offer_id"> {
  if (!price || price.amount === null) return {};
  const { cost, amount, isOwn } = price;
  return { expected: { cost, amount }, ...(isOwn && { amount }) };
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null;
}
