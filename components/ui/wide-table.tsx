import { ArrowDown, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "./card";
import { Press } from "./press/press";

export interface Sorting {
  /** Null where the rows are in another column's order. */
  order: "asc" | "desc" | null;
  /** The order that pressing brings. */
  next: "asc" | "desc";
  onPress: () => void;
}

/** The heading of a column. */
export interface Heading {
  text: string;
  isRight?: boolean;
  /** The text is for screen readers only: what stands below needs no heading. */
  isHidden?: boolean;
  /** The heading becomes a button that puts the rows in this column's order, or turns it round. */
  sorting?: Sorting;
}

interface WideTableProps {
  columns: readonly Heading[];
  /** One line a row, for long lists. */
  isDense?: boolean;
  /** Rows of 44 px, whatever stands in them. */
  isLow?: boolean;
  children: ReactNode;
}

/** A table that is shown on a desk only. A table wider than the page is scrolled, never cut. */
export function WideTable({ columns, isDense = false, isLow = false, children }: WideTableProps) {
  return (
    <Card className="hidden overflow-x-auto lg:block">
      <table className={`w-full text-left ${isLow ? LOW : isDense ? "text-sm [&_tbody_td]:py-2 [&_tbody_th]:py-2" : ""}`}>
        <thead className="border-line border-b bg-paper text-ink-soft text-sm">
          <tr>
            {columns.map(({ text, isRight = false, isHidden = false, sorting }) => (
              <th
                key={text}
                scope="col"
                aria-sort={sorting?.order ? ARIA_SORTS[sorting.order] : undefined}
                className={`px-3 py-2.5 font-medium first:pl-5 last:pr-5 ${isRight ? "text-right" : ""}`}
              >
                {sorting ? <SortButton text={text} sorting={sorting} isRight={isRight} /> : null}
                {isHidden ? <span className="sr-only">{text}</span> : null}
                {sorting || isHidden ? null : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </Card>
  );
}

const LOW =
  "text-sm [&_td]:px-2 [&_th]:px-2 [&_tbody_td]:h-11 [&_tbody_td]:py-0 [&_tbody_td]:align-middle [&_tbody_th]:h-11 [&_tbody_th]:py-0 [&_tbody_th]:align-middle";

const ARIA_SORTS = { asc: "ascending", desc: "descending" } as const;

/** The arrow of the order that there is; of the one that there may be, to whoever points at it. */
function SortButton({ text, sorting: { order, next, onPress }, isRight }: { text: string; sorting: Sorting; isRight: boolean }) {
  const Arrow = (order ?? next) === "asc" ? ArrowUp : ArrowDown;
  const look = order ? "" : "opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60";
  return (
    <Press
      onPress={onPress}
      className={`group -mx-1.5 -my-1 flex min-h-7 w-fit items-center gap-0.5 whitespace-nowrap rounded px-1.5 py-1 hover:text-ink ${order ? "text-ink" : ""} ${isRight ? "ml-auto flex-row-reverse" : ""}`}
    >
      {text}
      <Arrow className={`size-3.5 shrink-0 ${look}`} aria-hidden="true" />
    </Press>
  );
}

const CELL = "px-3 py-3 align-top first:pl-5 last:pr-5";

export function Cell({ className = "", ...props }: ComponentProps<"td">) {
  return <td {...props} className={`${CELL} ${className}`} />;
}

/** The cell that says what the row is about. */
export function RowHead({ className = "", ...props }: ComponentProps<"th">) {
  return <th {...props} scope="row" className={`${CELL} font-normal ${className}`} />;
}
