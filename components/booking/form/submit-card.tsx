"use client";

import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/press/button";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import type { Offer } from "@/lib/contracts/interface/offers";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { FigureLines } from "../parts/figure-lines";
import type { BagSum } from "../parts/price-lines";
import { PriceLines } from "../parts/price-lines";
import type { FormPrice } from "./price/form-price";
import { SellingField } from "./price/selling-field";

interface SubmitCardProps {
  offer: Offer;
  /** Chosen beside the offer. */
  bags: BagSum;
  /** Price with the bags. */
  sale: FormPrice;
  isPending: boolean;
  /** What the button would book is what it says. */
  isBookable: boolean;
  /** A changed price waits for a decision. */
  isPriceOpen: boolean;
}

/** The price, what pressing the button means, and the button: it says what the customer pays, unless another price has to be settled first. */
export function SubmitCard({ offer, bags, sale, isPending, isBookable, isPriceOpen }: SubmitCardProps) {
  const t = useTranslations("booking");
  const tSelling = useTranslations("selling");
  const locale = useLocale();
  const { price, taxes_and_fees, passengers, ticketing_time_limit } = offer;
  const { currency } = price;
  const { isOn: isForCustomer } = useCustomerMode();
  const total = formatMoney(sale.total, currency, locale);
  return (
    <Card className="p-4 md:p-5">
      {sale.figures && isForCustomer ? null : (
        <PriceLines
          passengers={passengers}
          bags={bags}
          currency={currency}
          {...(sale.figures ? {} : { total: sale.cost })}
          taxes={taxes_and_fees.amount}
        />
      )}
      {sale.figures ? <FigureLines figures={sale.figures} currency={currency} /> : null}
      <AgencyOnly>
        <SellingField price={sale} currency={currency} />
      </AgencyOnly>
      {isForCustomer && !sale.isAllowed ? (
        // It stands for the field of the price, which is not drawn: “Book” leads here.
        <p role="alert" data-field="selling_price" tabIndex={-1} className="mt-2 text-bad text-sm">
          {tSelling("priceRefused")}
        </p>
      ) : null}
      {/* A phone has it in its bar. One line in every language: the longest is Russian, with a total of nine figures. */}
      <Button type="submit" isPending={isPending} className="mt-4 min-h-12 w-full whitespace-nowrap max-md:hidden">
        {isPending ? t("form.submitting") : isBookable ? t("form.submit", { total }) : t("phone.book")}
      </Button>
      {isPriceOpen ? <p className="mt-2 text-sm text-warm">{t("price.acceptFirst")}</p> : null}
      <p className="mt-3 text-ink-soft text-sm">
        {t("form.submitNote")} {t("summary.holdUntil", { date: formatInstant(ticketing_time_limit, locale) })}
      </p>
    </Card>
  );
}
