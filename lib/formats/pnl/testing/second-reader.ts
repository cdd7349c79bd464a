/** A reader of PNL and ADL written from the facts of the standard alone; it shares nothing with the writer. */

/** A name as a message has it, with its remarks, and where it stands. */
export interface ReadName {
  /** Empty in a PNL; `DEL`, `ADD` or `CHG`. */
  section: string;
  destination: string;
  bookingClass: string;
  name: string;
  party: string;
  locator: string;
  remarks: string[];
}

export interface ReadMessage {
  kind: string;
  flight: string;
  date: string;
  origin: string;
  totals: Map<string, number>;
  names: ReadName[];
}

/** Reads all parts of a message. @throws Error where they are none */
export function readParts(parts: readonly string[]): ReadMessage {
  const message: ReadMessage = { kind: "", flight: "", date: "", origin: "", totals: new Map(), names: [] };
  for (const [index, part] of parts.entries()) readPart(message, part, { number: index + 1, isLast: index === parts.length - 1 });
  return message;
}

function readPart(message: ReadMessage, part: string, { number, isLast }: { number: number; isLast: boolean }): void {
  const lines = part.split("\r\n");
  if (lines.pop() !== "") throw new Error("the last line has no end");
  for (const line of lines)
    if (line.length > 64 || /[^A-Z0-9 ./-]/.test(line) || line.trim() !== line) throw new Error(`not a line: ${line}`);
  const [kind = "", header = "", ...rest] = lines;
  const [, flight = "", date = "", origin = "", place = ""] =
    /^([A-Z0-9]{2}\d{3,4}[A-Z]?)\/(\d\d[A-Z]{3}) ([A-Z]{3}) PART(\d+)$/.exec(header) ?? [];
  if (flight === "" || Number(place) !== number) throw new Error(`not a header: ${header}`);
  if (rest.pop() !== (isLast ? `END${kind}` : `ENDPART${number}`)) throw new Error("the part does not end");
  Object.assign(message, { kind, flight, date, origin });
  let at = { destination: "", bookingClass: "", section: "" };
  for (const line of rest) {
    const [, destination = "", count = "", bookingClass = ""] = /^-([A-Z]{3})(\d{2,3})([A-Z])$/.exec(line) ?? [];
    if (destination !== "") {
      message.totals.set(destination + bookingClass, Number(count));
      at = { destination, bookingClass, section: "" };
    } else if (/^(DEL|ADD|CHG)$/.test(line)) at = { ...at, section: line };
    else readElements(message.names, line, at);
  }
}

function readElements(names: ReadName[], line: string, at: Pick<ReadName, "destination" | "bookingClass" | "section">): void {
  const last = names.at(-1);
  if (line.startsWith(".RN/")) {
    const remarks = last?.remarks ?? [];
    remarks[remarks.length - 1] += line.slice(4);
    return;
  }
  if (line.startsWith(".R/")) {
    last?.remarks.push(line.slice(3));
    return;
  }
  for (const element of line.split(/ (?=\.)/)) {
    const [, name = "", party = ""] = /^1([A-Z]+\/[A-Z]+)(?:-([A-Z]{1,2}\d{1,2}))?$/.exec(element) ?? [];
    if (name !== "") names.push({ ...at, name, party, locator: "", remarks: [] });
    else if (element.startsWith(".L/") && names.length > 0) Object.assign(names.at(-1) ?? {}, { locator: element.slice(3) });
    else throw new Error(`not an element: ${element}`);
  }
}
