import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AgencyHead } from "@/components/travel/agency-head";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { TripView } from "@/components/trip/trip-view";
import { LanguageChoice } from "@/components/ui/language/language-choice";
import { addressOf } from "@/lib/api/request/address";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { Trip } from "@/lib/contracts/trip/trip";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { answerLink } from "@/lib/services/access/guessing/answer-link";
import { tripUrl } from "@/lib/services/booking/record/public-urls";
import { readTrip } from "@/lib/services/views/trip/read-trip";

interface TripPageProps {
  params: Promise<{ token: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("trip");
  return { title: t("title") };
}

export default async function TripPage({ params }: TripPageProps) {
  const { token } = await params;
  const locale = await getLocale();
  const trip = await tripOr404(token, locale);
  const head = (
    <AgencyHead logo={publicApi.tripLogo(token)} agency={trip}>
      <LanguageChoice />
    </AgencyHead>
  );
  return (
    <CustomerFrame head={head}>
      <TripView key={locale} token={token} url={tripUrl(token)} initial={trip} firstNow={Date.now()} />
    </CustomerFrame>
  );
}

async function tripOr404(token: string, locale: Locale): Promise<Trip> {
  try {
    const address = addressOf(await headers());
    return await answerLink({ address, now: new Date() }, () => readTrip({ token, locale }));
  } catch (error) {
    if (error instanceof AppError) notFound();
    throw error;
  }
}
