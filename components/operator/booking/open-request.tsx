"use client";

import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatInstant } from "@/lib/i18n/formats";

/** That the agency has asked the house to give the booking back, or a part of it, and nobody has decided yet. */
export function OpenRequest({ request }: { request: OfficeBooking["refund_request"] }) {
  const t = useTranslations("officeBooking.request");
  const locale = useLocale();
  const mayDecide = useMayInHouse("refunds", "see");
  if (request?.state !== "open") return null;
  return (
    <Banner
      tone="warm"
      title={t(request.part ? "ofPart" : "ofAll")}
      className="mt-4"
      action={
        mayDecide ? (
          <PageLink
            href={pages.operatorRefunds({ state: "open" })}
            className="inline-flex min-h-8 items-center text-accent hover:underline"
          >
            {t("decide")}
          </PageLink>
        ) : null
      }
    >
      {t("since", { moment: formatInstant(request.created, locale) })}
    </Banner>
  );
}
