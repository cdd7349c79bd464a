import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { TableFormat } from "@/lib/contracts/limits";
import type {
  AgencyDetail,
  AgencyLetterRequest,
  AgencyLetters,
  AgencyList,
  BlockRequest,
  GrantCurrencyRequest,
  NewAgency,
  NewAgencyRequest,
  OwnerInvitation,
  OwnerInvitationRequest,
  TakeCurrencyBackRequest,
  WithdrawTermsRequest,
} from "@/lib/contracts/operator/agencies";
import type { TableFile } from "@/lib/contracts/portal/work-list";
import type { Currency } from "@/lib/domain/money";
import { AGENCY_AFFAIRS } from "../proposals/queries";

export function agenciesQuery() {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "list"],
    queryFn: ({ signal }) => getJson<AgencyList>({ path: api.agencies(), signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
}

export function agencyQuery(code: string) {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "one", code],
    queryFn: ({ signal }) => getJson<AgencyDetail>({ path: api.agency(code), signal }),
    staleTime: 0,
  });
}

/** Days of Tashkent, both included. */
interface WantedStatement {
  code: string;
  from: string;
  to: string;
  currency: Currency;
  format: TableFormat;
}

export function saveStatement({ code, ...query }: WantedStatement) {
  return getJson<TableFile>({ path: api.agencyStatement(code, query) });
}

export function openAgency(body: NewAgencyRequest) {
  return postJson<NewAgency>({ path: api.agencies(), body });
}

export function inviteOwner({ code, ...body }: { code: string } & OwnerInvitationRequest) {
  return postJson<OwnerInvitation>({ path: api.agencyInvitations(code), body });
}

export function blockPerson({ code, ...body }: { code: string } & BlockRequest) {
  return postJson<AgencyDetail>({ path: api.agencyPeople(code), body });
}

export function withdrawTerms({ code, id, ...body }: { code: string; id: string } & WithdrawTermsRequest) {
  return postJson<AgencyDetail>({ path: api.withdrawTerms(code, id), body });
}

export function grantCurrency({ code, ...body }: { code: string } & GrantCurrencyRequest) {
  return postJson<AgencyDetail>({ path: api.agencyCurrencies(code), body });
}

export function takeCurrencyBack({ code, ...body }: { code: string } & TakeCurrencyBackRequest) {
  return postJson<AgencyDetail>({ path: api.takeCurrencyBack(code), body });
}

export function lettersQuery(code: string) {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "letters", code],
    queryFn: ({ signal }) => getJson<AgencyLetters>({ path: api.agencyLetters(code), signal }),
  });
}

export function writeLetter({ code, ...body }: { code: string } & AgencyLetterRequest) {
  return postJson<AgencyLetters>({ path: api.agencyLetters(code), body });
}
