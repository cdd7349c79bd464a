"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormProvider, useFieldArray, useWatch } from "react-hook-form";
import { useSellOffer } from "@/lib/client/selling";
import type { Offer } from "@/lib/contracts/offers";
import type { CountryOption } from "@/lib/contracts/places";
import { formatMoney } from "@/lib/i18n/formats";
import { cents } from "../pay/payment-figures";
import { bagsOfEach, sumBags } from "./bag-choice";
import { BookPicker } from "./book-picker";
import { DraftBanner } from "./draft-banner";
import { ErrorSummary } from "./error-summary";
import { ExtraBagsCard } from "./extra-bags-card";
import { focusField } from "./form-field";
import { OfferSummary } from "./offer-summary";
import { PassengerCard } from "./passenger-card";
import { PayerCard } from "./payer-card";
import { PhoneBar, PhoneSteps } from "./phone-bar";
import { PriceChange, useAgreedPrice } from "./price-change";
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
  /** Total that the agent chose, major units; null where the address names none. */
  chosenTotal: number | null;
  recheck: Recheck;
  /** Who types: what was typed is kept for nobody else. */
  agentId: string;
}

/** Everything between an offer and a booking: passengers, payer, price, and what stands in the way. */
export function BookingForm({ offer, countries, chosenTotal, recheck, agentId, ...offers }: BookingFormProps) {
  const t = useTranslations("booking.form");
  const locale = useLocale();
  const formRef = useRef<HTMLFormElement>(null);
  const { initial, stored } = useFormDraft(offer, agentId);
  const form = useBookingForm(offer, countries, initial);
  const draft = useKeptDraft({ form, offer, agentId, stored });
  const [step, setStep] = useState(0);
  const { fields: passengers } = useFieldArray({ control: form.control, name: "passengers" });
  const bags = useWatch({ control: form.control, name: "bags" });
  const bagSum = sumBags(bags, offer.additional_services);
  const cost = cents(offer.price.amount + bagSum.amount);
  const figures = useSellOffer()(offer, bagsOfEach(bags, offer));
  const money = (amount: number) => formatMoney(amount, offer.price.currency, locale);
  const price = useAgreedPrice(chosenTotal, offer, bags);
  const { isAgreed } = price;
  const focus = (path: string) => {
    const [, index] = /^passengers\.(\d+)\./.exec(path) ?? [];
    if (index !== undefined) setStep(Number(index));
    window.setTimeout(() => formRef.current && focusField(formRef.current, path));
  };
  const { book, isPending, refusal } = useCreateBooking({ offer, form, recheck, isAgreed, onFieldProblem: focus });
  // Both are read before either is asked: the form draws again only for what has been read.
  const { isSubmitted, errors } = form.formState;
  const problems = isSubmitted ? listProblems(errors, offer.passengers.length) : [];
  const isTimesOpen = refusal?.refusal.kind === "times" && refusal.refusal.change.offer_id !== undefined;
  const submit = form.handleSubmit(
    (fields) => {
      if (isTimesOpen) document.getElementById("accept-times")?.focus();
      else if (price.isOpen) document.getElementById("accept-price")?.focus();
      else book(fields);
    },
    (wrong) => focus(listProblems(wrong, offer.passengers.length)[0]?.path ?? ""),
  );
  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
          <div className="lg:col-start-2">
            <OfferSummary offer={offer} />
          </div>
          <div className="space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <p className="text-ink-soft">{t("lead")}</p>
            <DraftBanner {...draft} />
            {price.isOpen ? (
              <Attention key={price.current}>
                <PriceChange before={price.agreed} now={price.current} currency={offer.price.currency} onAccept={price.accept} />
              </Attention>
            ) : null}
            {refusal ? (
              <Attention isWanted={refusal.isAlone}>
                <RefusalBanner refusal={refusal} offers={offers} />
              </Attention>
            ) : null}
            {problems.length > 0 ? <ErrorSummary problems={problems} onPick={focus} /> : null}
            <BookPicker offer={offer} />
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
            <ExtraBagsCard offer={offer} />
            <PayerCard />
          </div>
          <div className="lg:sticky lg:top-20 lg:col-start-2 lg:row-start-2">
            <SubmitCard offer={offer} bags={bagSum} figures={figures} isPending={isPending} isPriceOpen={price.isOpen} />
          </div>
        </div>
        <PhoneBar total={money(figures?.selling ?? cost)} cost={figures && money(cost)} isPending={isPending} />
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
