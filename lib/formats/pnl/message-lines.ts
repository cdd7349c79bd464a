const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** Characters of a line (IATA RP 1707). */
export const LINE_LENGTH = 64;

const REMARK = ".R/";
const REMARK_GOES_ON = ".RN/";

/** `01DEC` of `YYYY-MM-DD`. */
export function dayAndMonth(date: string): string {
  return `${date.slice(8, 10)}${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""}`;
}

/** `01DEC26` of `YYYY-MM-DD`, nothing of nothing. */
export function shortDate(date: string): string {
  return date === "" ? "" : `${dayAndMonth(date)}${date.slice(2, 4)}`;
}

/** Elements on as few lines as hold them: one that would go beyond a line's end begins the next. */
export function fillLines(elements: readonly string[]): string[] {
  const lines: string[] = [];
  for (const element of elements) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + element.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${element}`;
    else lines.push(element);
  }
  return lines;
}

/** A remark (`.R/`), gone on with on further lines (`.RN/`). Neither of two lines has its space at the break: networks take spaces off the ends. */
export function remarkLines(text: string): string[] {
  const lines: string[] = [];
  let head = REMARK;
  let rest = text;
  while (head.length + rest.length > LINE_LENGTH) {
    let end = LINE_LENGTH - head.length;
    while (rest[end - 1] === " " || rest[end] === " ") end -= 1;
    lines.push(head + rest.slice(0, end));
    rest = rest.slice(end);
    head = REMARK_GOES_ON;
  }
  return [...lines, head + rest];
}
