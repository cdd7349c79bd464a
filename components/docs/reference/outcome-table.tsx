import { ERRORS } from "@/lib/contracts/errors";
import { type BookingOperation, type Cell, type Condition, OPERATION_TABLE } from "@/lib/domain/booking/operation-table";
import { AnchorHeading } from "../guides/anchor-heading";
import { docsText } from "../language";
import { ScrollRegion } from "../scroll-region";

const COLUMNS = [
  ["cancel_unpaid", "cancel-unpaid"],
  ["void", "void"],
  ["refund_amounts", "get-refund-amounts"],
  ["auto_cancel", "auto-cancel"],
  ["manual_refund", "manual-refund"],
] as const satisfies readonly (readonly [BookingOperation, string])[];

const STATUSES = ["booked", "paid", "ticketed", "refundauthorized", "cancelled", "refunded", "partiallyrefunded"] as const;

/** The heading of the table, for the list of a page's sections. */
export function outcomeSection() {
  return { anchor: "every-state-and-every-call", title: docsText()("outcomes.title") };
}

/** What each way out answers in each status, from the table that the service decides by. */
export function OutcomeTable() {
  const { anchor, title } = outcomeSection();
  return (
    <section className="max-w-4xl">
      <AnchorHeading level={2} text={title} id={anchor} />
      <div className="mt-4">
        <ScrollRegion label={title}>
          <table className="w-full min-w-[48rem] text-sm">
            <thead className="bg-sunken text-left">
              <tr>
                <th scope="col" className="px-3 py-2 font-medium">
                  {docsText()("outcomes.status")}
                </th>
                {COLUMNS.map(([key, call]) => (
                  <th key={key} scope="col" className="px-3 py-2 font-medium">
                    {call}
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
function outcomes(cell: Cell, conditions: readonly (Condition | "else")[] = []): string[] {
  if ("when" in cell) {
    const met = [...conditions.filter((one) => one !== "refundable"), cell.when];
    return [...outcomes(cell.then, met), ...outcomes(cell.otherwise, conditions.length === 0 ? ["else"] : conditions)];
  }
  const t = docsText();
  const suffix = conditions.map((one) => `, ${one === "else" ? t("outcomes.otherwise") : t(`outcomes.when.${one}`)}`).join("");
  if (cell.answer === "refused") return [`${ERRORS[cell.error].code}${suffix}`];
  if (cell.answer === "moved") return [`→ ${cell.status}${suffix}`];
  return [`200${suffix}`];
}
