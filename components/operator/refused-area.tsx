import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { pages } from "@/lib/client/calls/paths";
import { HOUSE_AREAS } from "@/lib/domain/house/rights";

/** Why somebody stands on Today and not on the page they wanted, and who can change that. @param named what the address says of it */
export function RefusedArea({ named }: { named: string | undefined }) {
  const t = useTranslations("house");
  const tCommon = useTranslations("common");
  const area = HOUSE_AREAS.find((known) => known === named);
  if (!area) return null;
  const close = (
    <LinkButton href={pages.operator()} variant="secondary" size="sm">
      {tCommon("actions.close")}
    </LinkButton>
  );
  return (
    <Banner tone="warm" className="mb-4" title={t("refused.title", { area: t(`areas.${area}`) })} action={close}>
      {t("refused.text")}
    </Banner>
  );
}
