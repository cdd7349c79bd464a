import type { ReceiptTable } from "../document/document";
import type { Element, Sheet, TextStyle } from "./sheet";
import { COLOURS, CONTENT_WIDTH, PAGE, SIZE } from "./style";

export interface Column {
  /** Share of the page's width; all shares add up to 1. */
  share: number;
  style?: TextStyle;
}

const GAP = 8;
const PADDING = 3;
const HEAD: TextStyle = { size: SIZE.label, colour: COLOURS.muted };

/** A table with a quiet head and hairlines between rows. Rows never break across pages. */
export function drawTable(sheet: Sheet, parent: Element, table: ReceiptTable, columns: Column[]): void {
  const element = sheet.tag(parent, "Table");
  const head = columns.map((column) => ({ ...column, style: { ...HEAD, align: column.style?.align } }));
  drawRow(sheet, element, "TH", table.columns, head);
  for (const row of table.rows) {
    sheet.rule(sheet.y);
    sheet.y += PADDING;
    drawRow(sheet, element, "TD", row, columns);
  }
}

function drawRow(sheet: Sheet, table: Element, cell: "TH" | "TD", texts: readonly string[], columns: Column[]): void {
  const cells = placeCells(texts, columns);
  const height = Math.max(...cells.map(({ text, style }) => sheet.measure(text, style)));
  sheet.ensure(height + PADDING);
  const row = sheet.tag(table, "TR");
  for (const { text, style } of cells) sheet.tag(row, cell, () => sheet.write(text, style));
  sheet.y += height + PADDING;
}

function placeCells(texts: readonly string[], columns: Column[]): { text: string; style: TextStyle }[] {
  let x: number = PAGE.left;
  return columns.map((column, index) => {
    const full = CONTENT_WIDTH * column.share;
    const last = index === columns.length - 1;
    const style = { size: SIZE.body, ...column.style, x, width: last ? full : full - GAP };
    x += full;
    return { text: texts[index] ?? "", style };
  });
}
