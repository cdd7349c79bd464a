import { useLocale, useTranslations } from "next-intl";
import { useCustomerMode } from "@/lib/client/customer-mode";
import type { SoldLowest } from "@/lib/contracts/portal/sold-prices";
import { formatMoney } from "@/lib/i18n/formats";

/** What the fare of a lowest price costs the agency, in words. @returns null where the agency makes no prices of its own, and while a customer looks at the screen */
export function useCostText(): (lowest: SoldLowest | null) => string | null {
  const t = useTranslations("selling");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  return (lowest) => {
    if (isForCustomer) return null;
    const cost = lowest?.cost ?? null;
    return lowest && cost !== null ? t("costIs", { amount: formatMoney(cost, lowest.price.currency, locale) }) : null;
  };
}
