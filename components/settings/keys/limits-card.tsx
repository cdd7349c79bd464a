import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import { RATE_CLASSES, rateOf } from "@/lib/contracts/interface/rate-classes";
import { formatNumber } from "@/lib/i18n/formats";

/**
 * How much each of the partner's programs may ask. Read-only: who runs the service sets it.
 * @param limits the partner's own, see rateOf
 */
export function LimitsCard({ limits }: { limits: unknown }) {
  const t = useTranslations("settings.keys.limits");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")} lead={t("text")} className="mt-8 max-w-3xl">
      <table className="w-full text-left text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 pr-4 font-medium">
              {t("columnClass")}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {t("columnRate")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {RATE_CLASSES.map((name) => (
            <tr key={name}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {t(`classes.${name}`)}
              </th>
              <td className="num py-2 text-right font-medium">{formatNumber(rateOf(name, limits), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
