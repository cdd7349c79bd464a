"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, Printer } from "lucide-react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { rememberLanguage } from "@/components/ui/language/remember-language";
import { Button } from "@/components/ui/press/button";
import { buttonClass } from "@/components/ui/press/button-class";
import { PrintedLink } from "@/components/ui/printed-link";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { keepAnswer } from "@/lib/client/calls/keep-answer";
import { publicApi, publicPages } from "@/lib/client/calls/public-paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { formatInstant } from "@/lib/i18n/formats";
import { LOCALE_COOKIE } from "@/lib/i18n/pick-locale";
import { ChoiceCard } from "./choice-card";
import { EndedQuote } from "./ended-quote";
import { chooseFromQuote, customerQuoteQuery, noteQuoteOpened } from "./queries";

interface QuoteViewProps {
  token: string;
  /** The page's own address, for paper: also before the page's program runs. */
  url: string;
  /** The quote as the server read it for the first paint; it is kept fresh from then on. */
  initial: CustomerQuote;
}

/** What an agency proposes to a customer: who, until when, and the choices side by side. */
export function QuoteView({ token, url, initial }: QuoteViewProps) {
  const t = useTranslations("quotes.customer");
  const tTrip = useTranslations("trip");
  const locale = useLocale();
  const { data: quote, isError, refetch } = useQuery({ ...customerQuoteQuery(token, locale), initialData: initial });
  const { choose, taking, error } = useChoose(token);
  useFirstLook(token, quote.locale);
  const canTake = quote.state === "open" || quote.state === "chosen";
  return (
    <div className="space-y-4">
      {isError ? <LoadError tone="warm" text={tTrip("updateFailed")} onRetry={() => void refetch()} /> : null}
      <Heading quote={quote} />
      <Refusal error={error} />
      {quote.choices.length > 0 ? (
        <ol className="grid gap-4 md:grid-cols-2">
          {quote.choices.map((choice) => (
            <ChoiceCard
              key={choice.position}
              choice={choice}
              isPending={taking === choice.position}
              onTake={canTake && taking === null ? () => choose(choice) : null}
              canTake={canTake}
            />
          ))}
        </ol>
      ) : null}
      {quote.choices.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {canTake ? <p className="num text-ink-faint text-xs">{t("priced", { moment: formatInstant(quote.priced, locale) })}</p> : null}
          <div className="flex gap-2 print:hidden">
            <Button variant="secondary" size="sm" onPress={() => window.print()}>
              <Printer className="size-4" aria-hidden="true" />
              {t("print")}
            </Button>
            <a href={publicApi.quotePdf(token, locale)} target="_blank" rel="noreferrer" className={buttonClass("secondary", "sm")}>
              <FileText className="size-4" aria-hidden="true" />
              PDF
            </a>
          </div>
        </div>
      ) : null}
      {canTake ? <PrintedLink label={t("online")} url={url} /> : null}
    </div>
  );
}

function Heading({ quote }: { quote: CustomerQuote }) {
  const t = useTranslations("quotes.customer");
  const tAges = useTranslations("common.ages");
  const locale = useLocale();
  const { agency, state, note, passengers } = quote;
  const party = AGE_GROUPS.filter((age) => passengers[age] > 0)
    .map((age) => tAges(age, { count: passengers[age] }))
    .join(", ");
  if (state === "withdrawn" || state === "expired") return <EndedQuote quote={quote} state={state} party={party} />;
  const isBooked = state === "booked";
  return (
    <>
      <header>
        <h1 className="font-semibold text-2xl md:text-3xl">{isBooked ? t("ended.booked.title") : t("heading")}</h1>
        <p className="mt-1 text-ink-soft">{isBooked ? t("ended.booked.text", { agency }) : t("from", { agency })}</p>
        <p className="num mt-1 text-sm">
          {t("passengers", { party })}
          {state === "open" ? ` · ${t("validUntil", { moment: formatInstant(quote.valid_until, locale) })}` : null}
        </p>
      </header>
      {quote.booking_number === null ? null : <WayToTrip number={quote.booking_number} />}
      {state === "chosen" ? (
        <div role="status">
          <Banner tone="good" title={t("thanks", { agency })} />
        </div>
      ) : null}
      {note && !isBooked ? <p className="whitespace-pre-line break-words rounded-xl bg-surface p-4 shadow-card print:p-0">{note}</p> : null}
    </>
  );
}

/** The number of the booking that the quote has become, and the page that asks for a surname beside it. */
function WayToTrip({ number }: { number: string }) {
  const t = useTranslations("quotes.customer.ended.booked");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="num font-semibold text-lg">{t("number", { number })}</p>
      <a href={publicPages.findTrip(number)} className={`print:hidden ${buttonClass("secondary", "md")}`}>
        {t("trip")}
      </a>
    </div>
  );
}

/** Takes one at the price that is shown; where it has moved, the page shows the new one. */
function useChoose(token: string) {
  const locale = useLocale();
  const cache = useQueryClient();
  const { queryKey } = customerQuoteQuery(token, locale);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ position, price }: QuoteChoice) => chooseFromQuote(token, position, price.amount),
    onSuccess: (quote) => keepAnswer(cache, queryKey, quote),
    onError: () => askAnew(cache, queryKey),
  });
  return { choose: mutate, taking: isPending ? variables.position : null, error };
}

function Refusal({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return error ? <Banner tone="bad" isAlert title={errorText(error).message} /> : null;
}

/** Fragment with which the agency looks at its own quote, which does not count as an opening. */
const AGENCY = "#agency";

/** Tells the agency that the customer has opened it, and turns to the customer's language where none was chosen in this browser. */
function useFirstLook(token: string, customers: Locale): void {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => {
    // A failure does not concern the reader.
    if (window.location.hash !== AGENCY) noteQuoteOpened(token).catch(() => undefined);
  }, [token]);
  useEffect(() => {
    if (locale === customers || document.cookie.includes(`${LOCALE_COOKIE}=`)) return;
    rememberLanguage(customers);
    router.refresh();
  }, [locale, customers, router]);
}
