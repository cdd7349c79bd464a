"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { SectionCard } from "@/components/ui/section-card";
import { useMayInHouse } from "@/lib/client/house";
import type { AgencyDetail, FurtherCurrency } from "@/lib/contracts/operator/agencies";
import { CURRENCIES } from "@/lib/domain/money";
import { formatMoney } from "@/lib/i18n/formats";
import { CreditDialog } from "../proposals/credit-dialog";
import { AgencyActDialog } from "./agency-act-dialog";
import { GrantCurrencyDialog } from "./grant-currency-dialog";
import { takeCurrencyBack } from "./queries";

/** In which currencies it pays besides its own: opened, with another fee or, by a proposal, credit, or taken back. */
export function CurrenciesCard({ agency: { code, name, currency: own, currencies } }: { agency: AgencyDetail }) {
  const t = useTranslations("agencies.currencies");
  const mayChange = useMayInHouse("agencies", "change");
  const [isOpen, setOpen] = useState(false);
  const free = CURRENCIES.filter((each) => each !== own && !currencies.some(({ currency }) => currency === each));
  const open = (
    <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
      {t("open")}
    </Button>
  );
  return (
    <SectionCard title={t("title")} aside={mayChange && free.length > 0 ? open : null}>
      {currencies.length === 0 ? <p className="text-sm">{t("none", { currency: own })}</p> : null}
      <ul className="divide-y divide-line">
        {currencies.map((each) => (
          <CurrencyRow key={each.currency} agency={{ code, name }} held={each} mayChange={mayChange} />
        ))}
      </ul>
      {isOpen ? <GrantCurrencyDialog code={code} choices={free} fee={null} onClose={() => setOpen(false)} /> : null}
    </SectionCard>
  );
}

interface CurrencyRowProps {
  agency: { code: string; name: string };
  held: FurtherCurrency;
  mayChange: boolean;
}

function CurrencyRow({ agency, held, mayChange }: CurrencyRowProps) {
  const t = useTranslations("agencies.currencies");
  const locale = useLocale();
  const [open, setOpen] = useState<"fee" | "credit" | "back" | null>(null);
  const close = () => setOpen(null);
  const { code } = agency;
  const { currency, fee, credit } = held;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2">
      <div className="num min-w-0">
        <p className="font-medium">{currency}</p>
        <p className="text-ink-soft text-sm">
          {t("terms", { fee: formatMoney(fee, currency, locale), credit: formatMoney(credit, currency, locale) })}
        </p>
      </div>
      {mayChange ? (
        <div className="flex flex-wrap gap-1">
          <Button variant="quiet" size="sm" onPress={() => setOpen("fee")} aria-label={`${t("setFee")} ${currency}`}>
            {t("setFee")}
          </Button>
          <Button variant="quiet" size="sm" onPress={() => setOpen("credit")} aria-label={`${t("setCredit")} ${currency}`}>
            {t("setCredit")}
          </Button>
          <Button variant="quiet" size="sm" onPress={() => setOpen("back")} aria-label={`${t("takeBack")} ${currency}`}>
            {t("takeBack")}
          </Button>
        </div>
      ) : null}
      {open === "fee" ? <GrantCurrencyDialog code={code} choices={[currency]} fee={fee} onClose={close} /> : null}
      {open === "credit" ? <CreditDialog agency={agency} held={held} onClose={close} /> : null}
      {open === "back" ? (
        <AgencyActDialog
          title={t("takeBackTitle", { currency })}
          confirm={t("takeBackNow")}
          isDanger
          act={(reason) => takeCurrencyBack({ code, currency, reason })}
          done={t("takenBack", { currency })}
          onClose={close}
        >
          <p>{t("takeBackText")}</p>
        </AgencyActDialog>
      ) : null}
    </li>
  );
}
