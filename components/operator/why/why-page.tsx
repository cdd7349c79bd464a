"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { PlainSection } from "@/components/ui/plain-section";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { serverToday } from "@/components/ui/today";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import { addDays } from "@/lib/domain/dates";
import { AskForm } from "../people/ask-form";
import { OffersStoryView } from "./offers-story-view";
import { PriceStoryView } from "./price-story-view";
import { offersQuery, type Question, storyQuery } from "./queries";
import { QuestionForm } from "./question-form";

/** Until somebody chooses a day: so many from today. */
const USUAL_LEAD_DAYS = 14;

/** Why a booking costs what it costs, or what an agency is offered and why; the page's address is the question, and can be handed on. */
export function WhyPage() {
  const t = useTranslations("why");
  const router = useRouter();
  const address = useSearchParams();
  const booking = address.get("booking") ?? "";
  const question = readQuestion((name) => address.get(name));
  return (
    <div className="space-y-4">
      <div>
        <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
        <p className="max-w-3xl text-ink-soft">{t("lead")}</p>
      </div>
      <PlainSection title={t("question.title")} lead={t("question.lead")}>
        <QuestionForm
          key={address.toString()}
          asked={question}
          onAsk={(asked) => router.push(pages.operatorWhy({ ...asked, back: asked.back || undefined }))}
        />
      </PlainSection>
      <PlainSection title={t("ofBooking")}>
        <AskForm
          label={t("number")}
          missing={t("missing")}
          submit={t("show")}
          onSubmit={(number) => router.push(pages.operatorWhy({ booking: number.toUpperCase() }))}
        />
      </PlainSection>
      {booking === "" ? null : <Story booking={booking} />}
      {question.agency === "" ? null : <Offers question={question} />}
    </div>
  );
}

/** The question of an address; what it does not name is what is asked most. */
function readQuestion(read: (name: string) => string | null): Question {
  return {
    agency: read("agency") ?? "",
    from: read("from") ?? "",
    to: read("to") ?? "",
    date: read("date") ?? addDays(serverToday(), USUAL_LEAD_DAYS),
    back: read("back") ?? "",
    service_class: read("service_class") ?? "E",
    adults: read("adults") ?? "1",
    children: read("children") ?? "0",
    infants: read("infants") ?? "0",
    infants_with_seat: read("infants_with_seat") ?? "0",
  };
}

function Story({ booking }: { booking: string }) {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(storyQuery(booking));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  return data ? <PriceStoryView story={data} /> : <ListSkeleton rows={3} />;
}

function Offers({ question }: { question: Question }) {
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(offersQuery(question));
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  return data ? <OffersStoryView story={data} /> : <ListSkeleton rows={3} />;
}
