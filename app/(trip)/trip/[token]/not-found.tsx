import { SearchX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";

export default async function TripNotFound() {
  const t = await getTranslations("trip.notFound");
  const action = <LinkButton href={pages.findTrip()}>{t("action")}</LinkButton>;
  return (
    <EmptyState icon={<SearchX className="size-8" aria-hidden="true" />} title={t("title")} action={action}>
      {t("text")}
    </EmptyState>
  );
}
