import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { getJson, postFile, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type {
  BankAccounts,
  BankFileRead,
  BankLinePage,
  NewBankAccount,
  ProposedBankLines,
  SettleBankLine,
  SettledBankLine,
} from "@/lib/contracts/operator/money/bank";
import type { BankLineState } from "@/lib/domain/bank/bank-line";
import { AGENCY_AFFAIRS } from "../../proposals/queries";

/** Filter of lines, as the page's address names it. */
export interface BankFilter {
  account?: number;
  state?: BankLineState;
  partner?: string;
}

export function bankAccountsQuery() {
  return queryOptions({
    queryKey: [...AGENCY_AFFAIRS, "bank", "accounts"],
    queryFn: ({ signal }) => getJson<BankAccounts>({ path: api.bankAccounts(), signal }),
  });
}

export function bankLinesQuery({ account, state, partner }: BankFilter) {
  return infiniteQueryOptions({
    queryKey: [...AGENCY_AFFAIRS, "bank", "lines", { account, state, partner }],
    queryFn: ({ signal, pageParam }) =>
      getJson<BankLinePage>({ path: api.bankLines({ account, state, partner, after: pageParam }), signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    staleTime: 5_000,
  });
}

export function addBankAccount(body: NewBankAccount) {
  return postJson<BankAccounts>({ path: api.bankAccounts(), body });
}

export function importBankFile({ number, file }: { number: number; file: File }) {
  return postFile<BankFileRead>({ path: api.bankFiles(number, { name: file.name }), file });
}

export function settleBankLine({ id, ...body }: { id: string } & SettleBankLine) {
  return postJson<SettledBankLine>({ path: api.bankLine(id), body });
}

export function proposeBankLines(lines: readonly string[]) {
  return postJson<ProposedBankLines>({ path: api.proposeBankLines(), body: { lines } });
}
