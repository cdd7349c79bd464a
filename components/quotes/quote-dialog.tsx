"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextField } from "@/components/ui/fields/text-field";
import { ApiError } from "@/lib/client/api-error";
import { emptyQuote, type PickedOffer } from "@/lib/client/quote-basket";
import { sellingOptions } from "@/lib/client/selling";
import { priceOf } from "@/lib/client/typed-price";
import { useErrorText } from "@/lib/client/use-error-text";
import type { QuoteItem } from "@/lib/contracts/quotes";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { formatNumber } from "@/lib/i18n/formats";
import { ChoiceFields } from "./choice-fields";
import { MailQuoteForm, QuoteMails } from "./mail-quote";
import { makeQuote } from "./queries";
import { QuoteLinks } from "./quote-links";

const VALIDITIES = ["h3", "h24", "h72", "h168"] as const;
type Validity = (typeof VALIDITIES)[number];

interface QuoteDialogProps {
  offers: readonly PickedOffer[];
  onClose: () => void;
}

/** What is picked becomes a quote: prices, language, validity and words; then the link to send. */
export function QuoteDialog({ offers, onClose }: QuoteDialogProps) {
  const [made, setMade] = useState<QuoteItem | null>(null);
  if (made) return <MadeDialog quote={made} onMailed={setMade} onClose={onClose} />;
  return <QuoteForm offers={offers} onMade={setMade} onClose={onClose} />;
}

interface MadeDialogProps {
  quote: QuoteItem;
  onMailed: (quote: QuoteItem) => void;
  onClose: () => void;
}

function MadeDialog({ quote, onMailed, onClose }: MadeDialogProps) {
  const t = useTranslations("quotes");
  const tCommon = useTranslations("common.actions");
  const footer = <Button onPress={onClose}>{tCommon("close")}</Button>;
  return (
    <Dialog title={t("form.made")} isOpen onOpenChange={(opens) => opens || onClose()} footer={footer}>
      <div className="space-y-4">
        <p className="text-ink-soft">{t("form.madeText")}</p>
        <TextArea label={t("form.messageLabel")} value={quote.message} isReadOnly rows={Math.min(8, quote.choices.length + 3)} />
        <QuoteLinks quote={quote} />
        <div className="space-y-3 border-line border-t pt-4">
          <QuoteMails quote={quote} />
          <MailQuoteForm quote={quote} onSent={onMailed} />
        </div>
      </div>
    </Dialog>
  );
}

function QuoteForm({ offers, onMade, onClose }: QuoteDialogProps & { onMade: (quote: QuoteItem) => void }) {
  const t = useTranslations("quotes.form");
  const tCommon = useTranslations("common");
  const formId = useId();
  const page = useLocale();
  const { data: policy } = useQuery(sellingOptions());
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [locale, setLocale] = useState<Locale>(page);
  const [validity, setValidity] = useState<Validity>("h24");
  const [words, setWords] = useState({ label: "", note: "" });
  const write = (amount: number) => formatNumber(amount, page);
  const prices = offers.map((offer) => priceOf(offer, { policy: policy ?? null, typed: typed[offer.id], write }));
  const { send, isPending, error } = useSend(onMade);
  const isAllowed = offers.length > 0 && prices.every(({ isAllowed }) => isAllowed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAllowed || isPending) return;
    const choices = offers.map(({ id }, index) => ({ offer_id: id, ...amountOf(prices[index]) }));
    void send({ choices, locale, valid_hours: Number(validity.slice(1)), ...words });
  };
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={onClose}>
        {tCommon("actions.cancel")}
      </Button>
      <Button type="submit" form={formId} isPending={isPending} isDisabled={!isAllowed}>
        {t("send")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(opens) => opens || isPending || onClose()} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <ol className="space-y-4">
          {offers.map((offer, index) => (
            <ChoiceFields
              key={offer.id}
              offer={offer}
              index={index}
              price={prices[index]}
              errors={error instanceof ApiError ? error.fields : {}}
              onType={(text) => setTyped({ ...typed, [offer.id]: text })}
            />
          ))}
        </ol>
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t("language")}
            options={LOCALES.map((id) => ({ id, label: tCommon(`languages.${id}`) }))}
            value={locale}
            onChange={setLocale}
          />
          <Select
            label={t("valid")}
            options={VALIDITIES.map((id) => ({ id, label: t(`validFor.${id}`) }))}
            value={validity}
            onChange={setValidity}
          />
        </div>
        <TextField
          label={t("label")}
          description={t("labelHint")}
          maxLength={80}
          autoComplete="off"
          value={words.label}
          onChange={(label) => setWords({ ...words, label })}
        />
        <TextArea label={t("note")} maxLength={1000} value={words.note} onChange={(note) => setWords({ ...words, note })} />
        <Refusal error={error} />
      </form>
    </Dialog>
  );
}

/** Nothing is sent for a price that the agency's rules make. */
function amountOf(price: ReturnType<typeof priceOf> | undefined): { amount?: number } {
  return price?.isOwn && price.amount !== null ? { amount: price.amount } : {};
}

/** Sends the form once; what was picked is let go of when the link is there. */
function useSend(onMade: (quote: QuoteItem) => void) {
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (body: Parameters<typeof makeQuote>[0]) => {
    setPending(true);
    setError(null);
    try {
      const quote = await makeQuote(body);
      void cache.invalidateQueries({ queryKey: ["quotes"] });
      onMade(quote);
      emptyQuote();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, error };
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null;
}
