import { UserRoundCog } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { pages } from "@/lib/client/paths";

/** Instead of the settings, for whoever is not an admin: whom to ask. Everyone may see the bookings. */
export function AdminsOnly() {
  const t = useTranslations("settings");
  return (
    <>
      <h1 className="mb-4 font-semibold text-2xl md:text-3xl">{t("title")}</h1>
      <EmptyState
        icon={<UserRoundCog className="size-8" aria-hidden="true" />}
        title={t("adminsOnlyTitle")}
        action={<LinkButton href={pages.bookings()}>{t("toBookings")}</LinkButton>}
      >
        {t("adminsOnlyText")}
      </EmptyState>
    </>
  );
}
