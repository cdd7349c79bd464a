import type { Metadata } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { AgencyHead } from "@/components/travel/agency-head";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { ScreenEnded } from "@/components/trip/screen/screen-ended";
import { ScreenView } from "@/components/trip/screen/screen-view";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { addressOf } from "@/lib/api/request/address";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { CustomerScreen } from "@/lib/contracts/trip/screens";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readCustomerScreen } from "@/lib/services/quotes/screens/read-customer-screen";

interface ScreenPageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("followed");
  return { title: t("title") };
}

export default async function ScreenPage({ params }: ScreenPageProps) {
  const { token } = await params;
  const locale = await getLocale();
  const initial = await screenOrNull(token, locale);
  if (!initial) {
    return (
      <CustomerFrame>
        <ScreenEnded />
      </CustomerFrame>
    );
  }
  const head = (
    <AgencyHead logo={publicApi.tripLogo(token)} agency={initial}>
      <LanguageChoice />
    </AgencyHead>
  );
  return (
    <CustomerFrame head={head}>
      <ScreenView key={locale} token={token} initial={initial} />
    </CustomerFrame>
  );
}

/** Reads a second screen; null both for one that has ended and for one that never was, so that they look the same. */
async function screenOrNull(token: string, locale: Locale): Promise<CustomerScreen | null> {
  try {
    const now = new Date();
    const address = addressOf(await headers());
    return await answerLink({ address, now }, () => readCustomerScreen({ token, locale, now }));
  } catch (error) {
    if (error instanceof AppError && error.kind !== "carrier_unconfirmed") return null;
    throw error;
  }
}
