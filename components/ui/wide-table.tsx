import type { ComponentProps, ReactNode } from "react";
import { Card } from "./card";

interface Column {
  /** The heading. */
  text: string;
  isRight?: boolean;
  /** The heading is for screen readers: what stands below needs none. */
  isHidden?: boolean;
}

interface WideTableProps {
  columns: readonly Column[];
  /** A line a row, for long lists. */
  isDense?: boolean;
  children: ReactNode;
}

/** A list as a table on a desk; where there is no room for it, a card per item stands in its place. What is wider all the same is scrolled, never cut. */
export function WideTable({ columns, isDense = false, children }: WideTableProps) {
  return (
    <Card className="hidden overflow-x-auto lg:block">
      <table className={`w-full text-left ${isDense ? "text-sm [&_tbody_td]:py-2 [&_tbody_th]:py-2" : ""}`}>
        <thead className="border-line border-b bg-paper text-ink-soft text-sm">
          <tr>
            {columns.map(({ text, isRight = false, isHidden = false }) => (
              <th key={text} scope="col" className={`px-3 py-2.5 font-medium first:pl-5 last:pr-5 ${isRight ? "text-right" : ""}`}>
                {isHidden ? <span className="sr-only">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </Card>
  );
}

const CELL = "px-3 py-3 align-top first:pl-5 last:pr-5";

export function Cell({ className = "", ...props }: ComponentProps<"td">) {
  return <td {...props} className={`${CELL} ${className}`} />;
}

/** What the row is about. */
export function RowHead({ className = "", ...props }: ComponentProps<"th">) {
  return <th {...props} scope="row" className={`${CELL} font-normal ${className}`} />;
}
