import { queryOptions } from "@tanstack/react-query";
import { getJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { OffersStory, PriceStory } from "@/lib/contracts/operator/why";

/** How the price of a booking came about. */
export function storyQuery(booking: string) {
  return queryOptions({
    queryKey: ["office", "why", booking],
    queryFn: ({ signal }) => getJson<PriceStory>({ path: api.why(booking), signal }),
    staleTime: 5_000,
  });
}

/** A question as the page's address has it: what the agency may have asked for. Empty `back` is one way. */
export interface Question {
  agency: string;
  from: string;
  to: string;
  date: string;
  back: string;
  service_class: string;
  adults: string;
  children: string;
  infants: string;
  infants_with_seat: string;
}

/** What an agency is offered and what it is not, and why. */
export function offersQuery(question: Question) {
  return queryOptions({
    queryKey: ["office", "why", "offers", question],
    queryFn: ({ signal }) => getJson<OffersStory>({ path: api.whyOffers({ ...question, back: question.back || undefined }), signal }),
    staleTime: 5_000,
  });
}
