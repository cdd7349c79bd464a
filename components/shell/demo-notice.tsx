import { useTranslations } from "next-intl";

/** Says on every page that what it shows is invented. */
export function DemoNotice() {
  const t = useTranslations("common");
  return <p className="border-warm-line border-b bg-warm-soft px-4 py-1 text-center text-warm text-xs">{t("demo")}</p>;
}
