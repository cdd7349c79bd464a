"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider, useFieldArray, useWatch } from "react-hook-form";
import type { Offer } from "@/lib/contracts/interface/offers";
import type { MailSettingsShown } from "@/lib/contracts/portal/mail";
import type { CountryOption } from "@/lib/contracts/portal/places";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { nextEmpty } from "./booking-fields";
import { DraftBanner } from "./draft-banner";
import { ErrorSummary } from "./error-summary";
import { focusField } from "./form-field";
import { BookPicker, SaveToBook } from "./passengers/book-picker";
import { PassengerCard } from "./passengers/passenger-card";
import { WithoutAdult } from "./passengers/without-adult";
import { PayerCard } from "./payer-card";
import { PhoneBar, PhoneSteps } from "./phone-bar";
import { type BagFields, sumBags } from "./price/bag-choice";
import { ExtraBagsCard } from "./price/extra-bags-card";
import { formPrice, type PriceTerms } from "./price/form-price";
import { OfferSummary } from "./price/offer-summary";
import { type Chosen, PriceChange, useAgreedPrice } from "./price/price-change";
import { priceWays } from "./price/price-ways";
import { type OtherOffer, RefusalBanner } from "./refusal-banner";
import { listProblems } from "./server-errors";
import { SubmitCard } from "./submit-card";
import { lastFlightDate, useBookingForm } from "./use-booking-form";
import type { Recheck } from "./use-create-booking";
import { useCreateBooking } from "./use-create-booking";
import { useFormDraft, useKeptDraft } from "./use-form-draft";

interface BookingFormProps extends OtherOffer {
  offer: Offer;
  countries: readonly CountryOption[];
  chosen: Chosen;
  terms: PriceTerms;
  recheck: Recheck;
  /** What the agency sends to payers by itself. */
  sending: MailSettingsShown;
  /** Address of the agency, which stands for a payer without one. */
  ownEmail: string;
  /** Who types: what was typed is kept for nobody else. */
  agentId: string;
  /** Whether the agency saves whoever it books to its book. */
  isSaved: boolean;
  /** Id of the booking whose passengers the search was for; empty where they are others. */
  along: string;
}

/** Everything between an offer and a booking: passengers, payer, price, and what stands in the way. */
export function BookingForm({
  offer,
  countries,
  chosen,
  terms,
  recheck,
  sending,
  ownEmail,
  agentId,
  isSaved,
  along,
  ...offers
}: BookingFormProps) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const formRef = useRef<HTMLFormElement>(null);
  const quote = terms.quoted?.offerId === offer.id ? terms.quoted : null;
  const begun = useFormDraft({ offer, isQuoted: quote !== null, agentId, isSaved, along });
  const form = useBookingForm({ offer, countries, initial: begun.initial, ownEmail });
  const draft = useKeptDraft({ form, offer, agentId, isSaved, begun });
  const [step, setStep] = useState(0);
  const { fields: passengers } = useFieldArray({ control: form.control, name: "passengers" });
  const [bags, selling_price] = useWatch({ control: form.control, name: ["bags", "selling_price"] });
  const money = (amount: number) => formatMoney(amount, offer.price.currency, locale);
  const priceWith = (each: Offer, taken: BagFields) => formPrice(each, terms, { bags: taken, selling_price }, locale);
  const sale = priceWith(offer, bags);
  const price = useAgreedPrice(chosen, { offer, bags, price: priceWith });
  const { isAgreed } = price;
  const typePrice = (amount: number | null) => form.setValue("selling_price", amount === null ? "" : formatNumber(amount, locale));
  const isBookable = sale.isAllowed && !price.isOpen;
  const focus = (path: string) => {
    const [, index] = /^passengers\.(\d+)\./.exec(path) ?? [];
    if (index !== undefined) setStep(Number(index));
    window.setTimeout(() => formRef.current && focusField(formRef.current, path));
  };
  const { book, isPending, refusal } = useCreateBooking({
    offer,
    sale,
    ownEmail,
    form,
    recheck,
    isAgreed,
    onFieldProblem: focus,
  });
  // Both are read before either is asked: the form draws again only for what has been read.
  const { isSubmitted, errors } = form.formState;
  const problems = isSubmitted ? listProblems(errors, offer.passengers.length) : [];
  const isTimesOpen = refusal?.refusal.kind === "times" && refusal.refusal.change.offer_id !== undefined;
  const submit = form.handleSubmit(
    (fields) => {
      if (isTimesOpen) document.getElementById("accept-times")?.focus();
      else if (price.isOpen) document.getElementById("accept-price")?.focus();
      else if (!sale.isAllowed) focus("selling_price");
      else book(fields);
    },
    (wrong) => focus(listProblems(wrong, offer.passengers.length)[0]?.path ?? ""),
  );
  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
          <div className="lg:col-start-2">
            <OfferSummary offer={offer} />
          </div>
          <div className="space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <p className="text-ink-soft">{t("lead")}</p>
            <DraftBanner {...draft} />
            {price.isOpen ? (
              <Attention key={price.current.cost}>
                <PriceChange
                  before={price.agreed}
                  now={price.current}
                  currency={offer.price.currency}
                  ways={priceWays({ sale, price, type: typePrice })}
                />
              </Attention>
            ) : null}
            {refusal ? (
              <Attention isWanted={refusal.isAlone}>
                <RefusalBanner refusal={refusal} offers={offers} />
              </Attention>
            ) : null}
            {problems.length > 0 ? <ErrorSummary problems={problems} onPick={focus} /> : null}
            <BookPicker offer={offer} isFirst={!draft.found} onPicked={() => focus(nextEmpty(form.getValues()))} />
            <PhoneSteps step={step} count={passengers.length} onStep={setStep} />
            {passengers.map(({ id, age }, index) => (
              <div key={id} className={index === step ? "" : "max-md:hidden"}>
                <PassengerCard
                  index={index}
                  age={age}
                  documents={offer.documents[age] ?? []}
                  countries={countries}
                  lastFlight={lastFlightDate(offer)}
                  directions={offer.directions}
                />
              </div>
            ))}
            <WithoutAdult lastFlight={lastFlightDate(offer)} />
            <SaveToBook />
            <ExtraBagsCard offer={offer} soldWith={(taken) => formPrice(offer, terms, { bags: taken, selling_price: "" }, locale).total} />
            <PayerCard sending={{ ...sending, locale: quote?.locale ?? sending.locale }} ownEmail={ownEmail} />
          </div>
          <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2">
            <SubmitCard
              offer={offer}
              bags={sumBags(bags, offer.additional_services)}
              sale={sale}
              isPending={isPending}
              isBookable={isBookable}
              isPriceOpen={price.isOpen}
            />
          </div>
        </div>
        <PhoneBar total={money(sale.total)} cost={sale.figures && money(sale.cost)} isPending={isPending} isBookable={isBookable} />
      </form>
    </FormProvider>
  );
}

/** News that must be seen: comes into view and takes the focus when it appears, wherever the page was scrolled to; unless something else is wanted first. */
function Attention({ isWanted = true, children }: { isWanted?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, [isWanted]);
  return (
    <div ref={ref} tabIndex={-1} data-ring="none">
      {children}
    </div>
  );
}
