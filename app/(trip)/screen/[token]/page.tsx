import type { Metadata } from "next";
import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { ScreenEnded } from "@/components/trip/screen/screen-ended";
import { ScreenView } from "@/components/trip/screen/screen-view";
import { addressOf } from "@/lib/api/request/address";
import type { CustomerScreen } from "@/lib/contracts/trip/screens";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { readCustomerScreen } from "@/lib/services/quotes/screens/read-customer-screen";

interface ScreenPageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("screens.customer");
  return { title: t("title") };
}

export default async function ScreenPage({ params }: ScreenPageProps) {
  const { token } = await params;
  const locale = await getLocale();
  const initial = await screenOrNull(token, locale);
  return initial ? <ScreenView key={locale} token={token} initial={initial} /> : <ScreenEnded />;
}

/** What has ended and what never was look the same. */
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
