import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/states/banner";

/** Stands where others act: whoever looks at the page may not. */
export function OnlyLooking({ className = "" }: { className?: string }) {
  const t = useTranslations("house.onlyLooking");
  return (
    <Banner title={t("title")} className={className}>
      {t("text")}
    </Banner>
  );
}
