import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
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
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { readCustomerQuote } from "@/lib/services/quotes/read-customer-quote";

interface QuotePageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quotes.customer");
  return { title: t("title") };
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

async function quoteOr404(token: string, locale: Locale): Promise<CustomerQuote> {
  try {
    const now = new Date();
    const address = addressOf(await headers());
    return await answerLink({ address, now }, () => readCustomerQuote({ token, locale, now }));
  } catch (error) {
    if (error instanceof AppError && error.kind !== "carrier_unconfirmed") notFound();
    throw error;
  }
}
