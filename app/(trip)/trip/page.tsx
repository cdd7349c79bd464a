import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { FindForm } from "@/components/trip/find-form";
import { Card } from "@/components/ui/card";
import { tripFindRequest } from "@/lib/contracts/trip/trip";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("trip.find");
  return { title: t("title") };
}

interface FindTripProps {
  searchParams: Promise<{ number?: string | string[] }>;
}

export default async function FindTripPage({ searchParams }: FindTripProps) {
  const [t, { number }] = await Promise.all([getTranslations("trip.find"), searchParams]);
  const bookingNumber = tripFindRequest.shape.booking_number.safeParse(number).data ?? "";
  return (
    <CustomerFrame>
      <div className="mx-auto max-w-md">
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{t("lead")}</p>
        <Card className="p-5 md:p-6">
          <FindForm bookingNumber={bookingNumber} />
        </Card>
        <p className="mt-5 px-1 text-ink-faint text-sm">{t("help")}</p>
      </div>
    </CustomerFrame>
  );
}
