import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { AgencyHead } from "@/components/travel/agency-head";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { QuoteView } from "@/components/trip/quote/quote-view";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { addressOf } from "@/lib/api/request/address";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { quoteCardUrl, quoteUrl } from "@/lib/services/booking/record/public-urls";
import { cardSize } from "@/lib/services/documents/quotes/card/card-size";
import { readCustomerQuote } from "@/lib/services/quotes/read-customer-quote";
import { quoteTitle } from "@/lib/services/quotes/telling/quote-title";

interface QuotePageProps {
  params: Promise<{ token: string }>;
}

/** A chat shows this of the link, in the quote's own language: whoever makes the preview asks for none. */
export async function generateMetadata({ params }: QuotePageProps): Promise<Metadata> {
  const { token } = await params;
  const t = await getTranslations("quotes.customer");
  const { locale } = await quoteOr404(token, await getLocale());
  const quote = await quoteOr404(token, locale);
  const { title, description } = quoteTitle(quote);
  const images = [{ url: quoteCardUrl(token, locale), ...cardSize(quote), alt: title }];
  return {
    title: t("title"),
    openGraph: { type: "website", siteName: quote.agency, url: quoteUrl(token), locale, title, description, images },
    twitter: { card: "summary_large_image" },
  };
}

export default async function QuotePage({ params }: QuotePageProps) {
  const { token } = await params;
  const locale = await getLocale();
  const quote = await quoteOr404(token, locale);
  const head = (
    <AgencyHead logo={publicApi.tripLogo(token)} agency={quote}>
      <LanguageChoice />
    </AgencyHead>
  );
  return (
    <CustomerFrame head={head}>
      <QuoteView key={locale} token={token} url={quoteUrl(token)} initial={quote} />
    </CustomerFrame>
  );
}

/** Read once for the page and what chats show of it. */
const quoteOr404 = cache(async (token: string, locale: Locale): Promise<CustomerQuote> => {
  try {
    const now = new Date();
    const address = addressOf(await headers());
    return await answerLink({ address, now }, () => readCustomerQuote({ token, locale, now }));
  } catch (error) {
    if (error instanceof AppError && error.kind !== "carrier_unconfirmed") notFound();
    throw error;
  }
});
