"use client";

import { Settings } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/press/button";
import { CopyButton } from "@/components/ui/press/copy-button";
import { IconButton } from "@/components/ui/press/icon-button";
import { LinkButton } from "@/components/ui/press/link-button";
import { pages } from "@/lib/client/calls/paths";
import { formatMoney } from "@/lib/i18n/formats";
import { Section, Specimen } from "./section";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const SIZES = ["sm", "md", "lg"] as const;
/** As long as prices of a family are. */
const TOTAL = 10_517_110;

export function ButtonSection() {
  const t = useTranslations();
  const locale = useLocale();
  const book = t("booking.form.submit", { total: formatMoney(TOTAL, "UZS", locale) });
  return (
    <Section of="buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {SIZES.map((size) => (
            <Specimen key={size} name={`${variant} ${size}`} isLine>
              <Button variant={variant} size={size}>
                {t("search.offer.choose")}
              </Button>
            </Specimen>
          ))}
          <Specimen name={`${variant} disabled`} isLine>
            <Button variant={variant} isDisabled>
              {t("design.states.disabled")}
            </Button>
          </Specimen>
          <Specimen name={`${variant} pending`} isLine>
            <Button variant={variant} isPending>
              {t("design.states.pending")}
            </Button>
          </Specimen>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Specimen name="book" isLine>
          <Button size="lg">{book}</Button>
        </Specimen>
        <Specimen name="link" isLine>
          <LinkButton href={pages.operator()} variant="secondary">
            {t("search.offer.choose")}
          </LinkButton>
        </Specimen>
        <Specimen name="copy" isLine>
          <CopyButton text={book}>{t("design.sample.menu")}</CopyButton>
        </Specimen>
        <Specimen name="icon" isLine>
          <IconButton label={t("common.account.settings")}>
            <Settings className="size-5" aria-hidden="true" />
          </IconButton>
        </Specimen>
        <Specimen name="icon disabled" isLine>
          <IconButton label={t("design.states.disabled")} isDisabled>
            <Settings className="size-5" aria-hidden="true" />
          </IconButton>
        </Specimen>
        <Specimen name="back" isLine>
          <BackLink href={pages.operator()}>{t("common.actions.back")}</BackLink>
        </Specimen>
      </div>
    </Section>
  );
}
