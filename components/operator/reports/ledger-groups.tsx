import type { ComponentProps } from "react";
import type { Currency } from "@/lib/domain/money";
import type { Figure, GroupTableProps } from "./group-table";
import { LedgerLine } from "./ledger-line";
import { SavedGroups } from "./saved-groups";

interface LedgerGroupsProps<Field extends Figure> extends GroupTableProps<Field>, Pick<ComponentProps<typeof SavedGroups>, "onExport"> {
  ledger: ComponentProps<typeof LedgerLine>["ledger"];
  currency: Currency;
}

/** Shows a report by groups beside what the ledger comes to, to be saved as a file. */
export function LedgerGroups<Field extends Figure>({ ledger, ...table }: LedgerGroupsProps<Field>) {
  return (
    <>
      <LedgerLine ledger={ledger} currency={table.currency} />
      <SavedGroups {...table} />
    </>
  );
}
