import { MonitorOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/states/empty-state";

export function ScreenEnded() {
  const t = useTranslations("followed");
  return (
    <EmptyState icon={<MonitorOff className="size-8" aria-hidden="true" />} title={t("endedTitle")}>
      {t("endedText")}
    </EmptyState>
  );
}
