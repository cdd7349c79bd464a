import { Fragment, type Key, type ReactNode } from "react";
import { Cell, type Heading, RowHead, WideTable } from "./wide-table";

/**
 * Part of a card: its upper corners, lines under them, named values, its lower corners, and what stands last.
 * Columns with the same place stand below each other in their order.
 */
type Place = "left" | "right" | "line" | "term" | "lowerLeft" | "lowerRight" | "foot";

export interface RecordColumn<Item> extends Heading {
  show: (item: Item) => ReactNode;
  /** Classes of the cell. */
  look?: string;
  /** The cell says what the row is about. */
  isHead?: boolean;
  /** The table does without it. */
  isCardOnly?: boolean;
  /** Place and look on the card; a column without it is not shown there. */
  card?: {
    place: Place;
    look?: string;
    /** Absent, the same as in the cell. */
    show?: (item: Item) => ReactNode;
    /** Name of a value, where the heading says more. */
    text?: string;
  };
}

interface RecordListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  columns: readonly RecordColumn<Item>[];
  /** Totals of all items: the last row of the table, and the first card. */
  sum?: Item;
  isDense?: boolean;
  /** Rows of 44 px: each cell says what it has in one line, or in two small ones. */
  isLow?: boolean;
  /** The whole row or card opens the item: a link or button of it spreads by `after:absolute after:inset-0`. */
  opens?: boolean;
  cardLook?: string;
}

/** Items as a table on a desk, and as a card each where there is no room for it. */
export function RecordList<Item>({
  items,
  keyOf,
  columns,
  sum,
  isDense = false,
  isLow = false,
  opens = false,
  cardLook = "",
}: RecordListProps<Item>) {
  const tableColumns = columns.filter(({ isCardOnly = false }) => !isCardOnly);
  const rowLook = opens ? "relative hover:bg-paper has-[:focus-visible]:bg-accent-soft" : "hover:bg-paper";
  const card = (item: Item, key: Key) => (
    <li
      key={key}
      className={`${opens ? "relative" : ""} rounded-xl border border-line bg-surface ${isLow ? "p-3" : "p-4"} shadow-card ${cardLook}`}
    >
      <CardParts item={item} columns={columns} />
    </li>
  );
  return (
    <>
      <WideTable columns={tableColumns} isDense={isDense} isLow={isLow}>
        {items.map((item) => (
          <tr key={keyOf(item)} className={rowLook}>
            <RowCells item={item} columns={tableColumns} />
          </tr>
        ))}
        {sum ? (
          <tr className="bg-paper font-semibold">
            <RowCells item={sum} columns={tableColumns} headLook="font-semibold" />
          </tr>
        ) : null}
      </WideTable>
      <ul className={`${isLow ? "space-y-2" : "space-y-3"} lg:hidden`}>
        {sum ? card(sum, "sum") : null}
        {items.map((item) => card(item, keyOf(item)))}
      </ul>
    </>
  );
}

interface PartsProps<Item> {
  item: Item;
  columns: readonly RecordColumn<Item>[];
}

function RowCells<Item>({ item, columns, headLook = "" }: PartsProps<Item> & { headLook?: string }) {
  return columns.map(({ text, show, look = "", isHead = false, isRight = false }) => {
    if (isHead)
      return (
        <RowHead key={text} className={`${look} ${headLook}`}>
          {show(item)}
        </RowHead>
      );
    return (
      <Cell key={text} className={`${look} ${isRight ? "text-right" : ""}`}>
        {show(item)}
      </Cell>
    );
  });
}

function CardParts<Item>({ item, columns }: PartsProps<Item>) {
  const at = (place: Place) => columns.filter(({ card }) => card?.place === place);
  const parts = (place: Place) =>
    at(place).map(({ text, show, card }) => (
      <div key={text} className={`empty:hidden ${card?.look ?? ""}`}>
        {(card?.show ?? show)(item)}
      </div>
    ));
  const terms = at("term");
  return (
    <>
      <Corners className="items-start" left={parts("left")} right={parts("right")} />
      {parts("line")}
      {terms.length > 0 ? (
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          {terms.map(({ text, show, card, isRight }) => (
            <Fragment key={text}>
              <dt className="text-ink-soft">{card?.text ?? text}</dt>
              <dd className={isRight ? "num text-right" : ""}>{(card?.show ?? show)(item)}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      <Corners className="mt-2 items-end" left={parts("lowerLeft")} right={parts("lowerRight")} />
      {parts("foot")}
    </>
  );
}

function Corners({ className, left, right }: { className: string; left: readonly ReactNode[]; right: readonly ReactNode[] }) {
  if (left.length + right.length === 0) return null;
  return (
    <div className={`flex justify-between gap-3 ${className}`}>
      <div className="min-w-0">{left}</div>
      <div className="shrink-0 text-right">{right}</div>
    </div>
  );
}
