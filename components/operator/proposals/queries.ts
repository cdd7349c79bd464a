import { queryOptions } from "@tanstack/react-query";
import { getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  HouseLimitRequest,
  HouseLimits,
  NewProposal,
  Proposal,
  ProposalDecision,
  ProposalPage,
  ProposalPreview,
  ProposalRequest,
} from "@/lib/contracts/operator/proposals";
import type { ProposalKind, ShownState } from "@/lib/domain/proposals/proposal";

const POLL_MS = 30_000;

/** What begins with it is asked anew after everything that was done to an agency. */
export const AGENCY_AFFAIRS = ["office", "agencies"] as const;

/** Filter of proposals: all agencies where none is named. */
export interface ProposalFilter {
  state?: ShownState;
  partner?: string;
  kind?: ProposalKind;
}

export function proposalsQuery({ state, partner, kind }: ProposalFilter) {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "proposals", { state, partner, kind }],
    queryFn: ({ signal }) => getJson<ProposalPage>({ path: api.proposals({ state, partner, kind }), signal }),
    staleTime: 5_000,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
}

export function previewProposal(body: ProposalRequest) {
  return postJson<ProposalPreview>({ path: api.proposalPreview(), body });
}

/** @returns the proposal, done or open */
export function propose(body: NewProposal) {
  return postJson<Proposal>({ path: api.proposals(), body });
}

export function decideProposal({ id, ...body }: { id: string } & ProposalDecision) {
  return postJson<Proposal>({ path: api.proposal(id), body });
}

export function limitsQuery() {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "limits"],
    queryFn: ({ signal }) => getJson<HouseLimits>({ path: api.houseLimits(), signal }),
  });
}

export function setLimit(body: HouseLimitRequest) {
  return postJson<HouseLimits>({ path: api.houseLimits(), body });
}
