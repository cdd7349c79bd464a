import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { type ChangeAnswer, publicApi } from "@/lib/client/calls/public-paths";
import type { Trip, TripFindRequest, TripFound } from "@/lib/contracts/trip/trip";

export function readTrip(token: string, signal: AbortSignal) {
  return getJson<Trip>({ path: publicApi.trip(token), signal });
}

/** @param body the alternative that is chosen @returns the trip as it is then */
export function answerTripChange(token: string, changeId: string, answer: ChangeAnswer, body: object = {}) {
  return postJson<Trip>({ path: publicApi.tripChange(token, changeId, answer), body });
}

export function findTrip(body: TripFindRequest) {
  return postJson<TripFound>({ path: publicApi.findTrip(), body });
}
