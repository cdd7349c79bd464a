import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  BeginSecondFactorRequest,
  BothFactorsRequest,
  ChangePasswordRequest,
  ConfirmSecondFactorRequest,
  Done,
  RecoveryCodes,
  SecondFactor,
  SecondFactorOffer,
  SessionList,
} from "@/lib/contracts/account/account-security";

/** The sessions in which this person is signed in. */
export function sessionListQuery() {
  return queryOptions({
    queryKey: ["settings", "sessions"],
    queryFn: ({ signal }) => getJson<SessionList>({ path: api.sessions(), signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function endSession(sessionId: string) {
  return deleteJson<SessionList>({ path: api.session(sessionId) });
}

export function endOtherSessions() {
  return deleteJson<SessionList>({ path: api.sessions() });
}

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ["settings", "second-factor"],
    queryFn: ({ signal }) => getJson<SecondFactor>({ path: api.secondFactor(), signal }),
    staleTime: 0,
  });
}

export function beginSecondFactor(body: BeginSecondFactorRequest) {
  return postJson<SecondFactorOffer>({ path: api.beginSecondFactor(), body });
}

export function confirmSecondFactor(body: ConfirmSecondFactorRequest) {
  return postJson<RecoveryCodes>({ path: api.confirmSecondFactor(), body });
}

export function removeSecondFactor(body: BothFactorsRequest) {
  return postJson<SecondFactor>({ path: api.removeSecondFactor(), body });
}

export function renewRecoveryCodes(body: BothFactorsRequest) {
  return postJson<RecoveryCodes>({ path: api.recoveryCodes(), body });
}

export function changePassword(body: ChangePasswordRequest) {
  return postJson<Done>({ path: api.password(), body });
}
