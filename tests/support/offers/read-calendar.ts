/** An event of an iCalendar file: its lines by name, texts as a calendar would show them. */
export interface ReadEvent {
  names: string[];
  get: (name: string) => string;
  /** When and what its calendar reminds of. */
  alarms: { trigger: string; text: string }[];
}

/** A second reading of iCalendar (RFC 5545), character by character, as simple as it goes. @throws Error where the file is not well formed */
export function readCalendar(file: string): { method: string; events: ReadEvent[] } {
  const lines = unfolded(file);
  if (lines[0] !== "BEGIN:VCALENDAR" || lines.at(-1) !== "END:VCALENDAR") throw new Error("no calendar");
  const events: ReadEvent[] = [];
  let open: Map<string, string> | null = null;
  let alarms: Map<string, string>[] = [];
  let alarm: Map<string, string> | null = null;
  let method = "";
  for (const line of lines.slice(1, -1)) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error("a line without a name");
    const [name, value] = [line.slice(0, colon), unescaped(line.slice(colon + 1))];
    if (name === "BEGIN" && value === "VALARM") {
      if (!open || alarm) throw new Error("an alarm of nothing");
      alarm = new Map();
      alarms.push(alarm);
    } else if (name === "BEGIN") [open, alarms] = [new Map(), []];
    else if (name === "END" && value === "VALARM") alarm = null;
    else if (name === "END") {
      if (!open || alarm) throw new Error("nothing to end");
      events.push(eventOf(open, alarms));
      open = null;
    } else if (alarm) {
      if (alarm.has(name)) throw new Error(`${name} twice`);
      alarm.set(name, value);
    } else if (open) {
      if (open.has(name)) throw new Error(`${name} twice`);
      open.set(name, value);
    } else if (name === "METHOD") method = value;
  }
  return { method, events };
}

function eventOf(lines: Map<string, string>, alarms: readonly Map<string, string>[]): ReadEvent {
  return {
    names: [...lines.keys()],
    get: (name) => lines.get(name) ?? "",
    alarms: alarms.map((alarm) => ({ trigger: alarm.get("TRIGGER") ?? "", text: alarm.get("DESCRIPTION") ?? "" })),
  };
}

function unfolded(file: string): string[] {
  const lines: string[] = [];
  let rest = file;
  while (rest !== "") {
    const end = rest.indexOf("\r\n");
    if (end === -1) throw new Error("the last line has no end");
    const line = rest.slice(0, end);
    if (line.includes("\n") || line.includes("\r")) throw new Error("a bare line break");
    if (line.startsWith(" ")) lines.push((lines.pop() ?? "") + line.slice(1));
    else lines.push(line);
    rest = rest.slice(end + 2);
  }
  return lines;
}

function unescaped(value: string): string {
  let text = "";
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? "";
    if (sign !== "\\") {
      text += sign;
      continue;
    }
    at += 1;
    const meant = value[at] ?? "";
    if (!["n", "N", "\\", ";", ","].includes(meant)) throw new Error("an escape that is none");
    text += meant.toLowerCase() === "n" ? "\n" : meant;
  }
  return text;
}
