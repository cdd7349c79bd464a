import { SearchX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { CustomerFrame } from "@/components/trip/customer-frame";
import { PlainLinkButton } from "@/components/ui/press/plain-link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { publicPages } from "@/lib/client/calls/public-paths";

export default async function TripNotFound() {
  const t = await getTranslations("trip.notFound");
  const action = <PlainLinkButton href={publicPages.findTrip()}>{t("action")}</PlainLinkButton>;
  return (
    <CustomerFrame>
      <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("title")} action={action}>
        {t("text")}
      </EmptyState>
    </CustomerFrame>
  );
}
