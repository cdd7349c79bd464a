import { useTranslations } from "next-intl";

/** Says on every page that what it shows is invented. */
export function DemoNotice() {
  const t = useTranslations("common");
  return (
    <aside aria-labelledby="demo-notice" className="border-warm-line border-b bg-warm-soft px-4 py-1 text-center text-warm text-xs">
      <p id="demo-notice">{t("demo")}</p>
    </aside>
  );
}
