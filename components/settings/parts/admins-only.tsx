import { UserRoundCog } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { pages } from "@/lib/client/calls/paths";

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
