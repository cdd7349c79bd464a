import { getJson, postJson } from "@/lib/client/fetch-json";
import { api, type ChangeAnswer } from "@/lib/client/paths";
import { type TripFindRequest, trip, tripFound } from "@/lib/contracts/trip";

export function readTrip(token: string, signal: AbortSignal) {
  return getJson({ path: api.trip(token), schema: trip, signal });
}

/** @param body the alternative that is chosen @returns the trip as it is then */
export function answerTripChange(token: string, changeId: string, answer: ChangeAnswer, body: object = {}) {
  return postJson({ path: api.tripChange(token, changeId, answer), schema: trip, body });
}

export function findTrip(body: TripFindRequest) {
  return postJson({ path: api.findTrip(), schema: tripFound, body });
}
