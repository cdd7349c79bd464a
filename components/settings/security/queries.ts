import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/fetch-json";
import { api } from "@/lib/client/paths";
import {
  type BeginSecondFactorRequest,
  type BothFactorsRequest,
  type ChangePasswordRequest,
  type ConfirmSecondFactorRequest,
  done,
  recoveryCodes,
  secondFactor,
  secondFactorOffer,
  sessionList,
} from "@/lib/contracts/account-security";

/** Where this person is signed in. */
export function sessionListQuery() {
  return queryOptions({
    queryKey: ["settings", "sessions"],
    queryFn: ({ signal }) => getJson({ path: api.sessions(), schema: sessionList, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function endSession(sessionId: string) {
  return deleteJson({ path: api.session(sessionId), schema: sessionList });
}

export function endOtherSessions() {
  return deleteJson({ path: api.sessions(), schema: sessionList });
}

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ["settings", "second-factor"],
    queryFn: ({ signal }) => getJson({ path: api.secondFactor(), schema: secondFactor, signal }),
    staleTime: 0,
  });
}

export function beginSecondFactor(body: BeginSecondFactorRequest) {
  return postJson({ path: api.beginSecondFactor(), schema: secondFactorOffer, body });
}

export function confirmSecondFactor(body: ConfirmSecondFactorRequest) {
  return postJson({ path: api.confirmSecondFactor(), schema: recoveryCodes, body });
}

export function removeSecondFactor(body: BothFactorsRequest) {
  return postJson({ path: api.removeSecondFactor(), schema: secondFactor, body });
}

export function renewRecoveryCodes(body: BothFactorsRequest) {
  return postJson({ path: api.recoveryCodes(), schema: recoveryCodes, body });
}

export function changePassword(body: ChangePasswordRequest) {
  return postJson({ path: api.password(), schema: done, body });
}
