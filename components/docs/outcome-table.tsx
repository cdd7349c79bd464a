import { ERRORS } from "@/lib/contracts/errors";
import { type BookingOperation, type Cell, type Condition, OPERATION_TABLE } from "@/lib/domain/booking/operation-table";
import { AnchorHeading } from "./anchor-heading";
import { ScrollRegion } from "./scroll-region";

const COLUMNS = [
  ["cancel_unpaid", "cancel-unpaid"],
  ["void", "void"],
  ["refund_amounts", "get-refund-amounts"],
  ["auto_cancel", "auto-cancel"],
  ["manual_refund", "manual-refund"],
] as const satisfies readonly (readonly [BookingOperation, string])[];

const STATUSES = ["booked", "paid", "ticketed", "refundauthorized", "cancelled", "refunded", "partiallyrefunded"] as const;

const CONDITIONS: Readonly<Record<Condition, string>> = {
  expired: "where it has expired",
  covered: "where the balance suffices",
  changed: "while a schedule change is open",
  void_open: "in time",
  refundable: "where the rules give something",
  partly_used: "where part was flown",
};

export const OUTCOME_TITLE = "Every state and every call";

/** What each way out answers in each status, from the table that the service decides by. */
export function OutcomeTable() {
  return (
    <section className="max-w-4xl">
      <AnchorHeading level={2} text={OUTCOME_TITLE} />
      <div className="mt-4">
        <ScrollRegion label={OUTCOME_TITLE}>
          <table className="w-full min-w-[48rem] text-sm">
            <thead className="bg-sunken text-left">
              <tr>
                <th scope="col" className="px-3 py-2 font-medium">
                  status
                </th>
                {COLUMNS.map(([key, title]) => (
                  <th key={key} scope="col" className="px-3 py-2 font-medium">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {STATUSES.map((status) => (
                <tr key={status} className="align-top">
                  <th scope="row" className="px-3 py-2 text-left font-mono font-normal">
                    {status}
                  </th>
                  {COLUMNS.map(([key]) => (
                    <td key={key} className="px-3 py-2">
                      {outcomes(OPERATION_TABLE[status][key]).map((text) => (
                        <p key={text}>{text}</p>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </section>
  );
}

/** A cell in words, one line per case; `if` carries the conditions on the way to it. */
function outcomes(cell: Cell, conditions: readonly string[] = []): string[] {
  if ("when" in cell) {
    const met = [...conditions.filter((one) => one !== CONDITIONS.refundable), CONDITIONS[cell.when]];
    return [...outcomes(cell.then, met), ...outcomes(cell.otherwise, conditions.length === 0 ? ["else"] : conditions)];
  }
  const suffix = conditions.length === 0 ? "" : `, ${conditions.join(", ")}`;
  if (cell.answer === "refused") return [`${ERRORS[cell.error].code}${suffix}`];
  if (cell.answer === "moved") return [`→ ${cell.status}${suffix}`];
  return [`200${suffix}`];
}
