"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { FailedPage } from "@/components/ui/states/failed-page";
import { publicPages } from "@/lib/client/calls/public-paths";
import { UNAVAILABLE_DIGEST } from "@/lib/util/unavailable";

/** The way out of a customer's page leads to the customer's own start, not the agents'. */
export default function TripError(failure: Omit<ComponentProps<typeof FailedPage>, "isAway" | "way">) {
  const t = useTranslations("trip.notFound");
  return (
    <CustomerFrame>
      <FailedPage
        {...failure}
        isAway={failure.error.digest === UNAVAILABLE_DIGEST}
        way={{ href: publicPages.findTrip(), text: t("action") }}
      />
    </CustomerFrame>
  );
}
