import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { DepartureLetters, LetterWritten, WriteLetterRequest } from "@/lib/contracts/operator/departures/departure-letters";
import type { Locale } from "@/lib/domain/localized";
import { FLIGHTS } from "../queries";

export function lettersQuery(departureId: string, locale: Locale) {
  return queryOptions({
    queryKey: [...FLIGHTS, "letters", departureId, locale],
    queryFn: ({ signal }) => getJson<DepartureLetters>({ path: api.departureLetters(departureId), signal }),
    staleTime: 5_000,
  });
}

export function writeLetter(departureId: string, body: WriteLetterRequest) {
  return postJson<LetterWritten>({ path: api.departureLetters(departureId), body });
}
