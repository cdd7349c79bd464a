// What SSM and ASM say, read the plain way: every message is taken apart into "this flight, this date, these words", and a flight is a list of
// legs on each date. Written from the manual's facts (docs/schedule-messages.md), not from the product. It knows well-formed local messages alone.

export interface PlainLeg {
  from: string;
  to: string;
  /** Minutes after midnight of the flight's date. */
  departs: number;
  arrives: number;
  aircraft: string;
  classes: string;
  seats: string;
  operator: string;
  /** By data element: terminals. */
  terminals: Record<string, string>;
  /** By airport of arrival: traffic restriction of the journey that begins with this leg. */
  restrictions: Record<string, string>;
}

type Flights = Map<string, PlainLeg[]>;

/** A message that the plain reading refuses. */
export class No extends Error {}

/** Dates `YYYY-MM-DD` of a period line. */
function datesOf(words: string[]): string[] {
  const [from = "", to = from, days = "1234567"] = words;
  const [digits = "", rate] = days.split("/");
  const found: string[] = [];
  for (let day = Date.parse(isoOf(from)); day <= Date.parse(isoOf(to)); day += 86_400_000) {
    const isDay = digits.includes(String(new Date(day).getUTCDay() || 7));
    const week = Math.floor((day - mondayOf(Date.parse(isoOf(from)))) / (7 * 86_400_000));
    if (isDay && (rate !== "W2" || week % 2 === 0)) found.push(new Date(day).toISOString().slice(0, 10));
  }
  return found;
}

function mondayOf(day: number): number {
  return day - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000;
}

/** `06DEC26`; `06DEC` is of 2026. */
function isoOf(text: string): string {
  const month = "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC".indexOf(text.slice(2, 5)) / 3 + 1;
  return `20${text.slice(5) || "26"}-${String(month).padStart(2, "0")}-${text.slice(0, 2)}`;
}

const IS_DATE = /^\d{2}[A-Z]{3}/;
const IS_EQUIPMENT = /^[A-Z] [A-Z0-9]{3}( |$)/;
const IS_LEG = /^[A-Z]{3}\d{4}/;
const IS_STATIONS = /^[A-Z]{3}(\/[A-Z]{3})+( |$)/;
const IS_SEGMENT = /^[A-Z]{6}( |$)/;
const IS_ELEMENT = /^\d{1,3}\//;

interface NamedDate {
  flight: string;
  date: string;
  stations: string[];
  elements: string[];
  renamed: string;
}

export class PlainReader {
  /** By `QX451 2026-12-04`. */
  private flights: Flights = new Map();
  /** What ASMs cancelled. */
  private cancelled: Flights = new Map();
  /** Of flights that get another number. */
  private readonly inHand: [target: string, legs: PlainLeg[]][] = [];

  set(flight: string, date: string, legs: readonly PlainLeg[]): void {
    this.flights.set(`${flight} ${date}`, structuredClone([...legs]));
  }

  copy(): PlainReader {
    const copied = new PlainReader();
    copied.flights = structuredClone(this.flights);
    copied.cancelled = structuredClone(this.cancelled);
    return copied;
  }

  on(flight: string, date: string): readonly PlainLeg[] {
    return this.flights.get(`${flight} ${date}`) ?? [];
  }

  /** @throws No where it is refused; then nothing may be asked of this reader any more */
  apply(text: string): void {
    const [kind = "", ...lines] = text.split("\n");
    const said = lines.filter((line) => line !== "LT" && !/^\d{2}[A-Z]{3}\d{5}[CE]\d{3}/.test(line));
    const subs: string[][] = [[]];
    for (const line of said) {
      if (line === "//") subs.push([]);
      else subs.at(-1)?.push(line);
    }
    for (const [first = "", ...rest] of subs) {
      if (!first.startsWith("FLT")) this.putDown();
      this.sub(kind, first, upToText(rest));
    }
    this.putDown();
  }

  private sub(kind: string, first: string, lines: string[]): void {
    const [action = "", ...words] = first.split(/[ /]/);
    if (words.includes("RTNS")) throw new Error("the plain reading has one layer only");
    if (action === "REV") {
      this.revise(lines);
      return;
    }
    // What these two say of a flight's data elements has no meaning.
    const meant = action === "CNL" || action === "SKD" ? lines.map(withoutElements) : lines;
    for (const { named, block } of this.blocks(kind, action, meant)) {
      for (const each of named) this.act(action, each, block);
    }
  }

  /** A flight, its old period on the same line or below, and the new ones. */
  private revise(lines: string[]): void {
    const flights: string[][] = [];
    for (const line of lines.map(withoutElements)) {
      const [name = "", ...period] = line.split(" ");
      if (IS_DATE.test(line)) flights.at(-1)?.push(line);
      else flights.push(period.length > 0 ? [name, period.join(" ")] : [name]);
    }
    for (const [name = "", before = "", ...after] of flights) {
      const old = datesOf(before.split(" ")).map((date) => `${name} ${date}`);
      const legs = this.flights.get(old[0] ?? "");
      if (!legs || old.some((key) => JSON.stringify(this.flights.get(key)) !== JSON.stringify(legs))) throw new No(name);
      for (const key of old) this.flights.delete(key);
      for (const date of new Set(after.flatMap((period) => datesOf(period.split(" "))))) {
        if (this.flights.has(`${name} ${date}`)) throw new No(date);
        this.set(name, date, legs);
      }
    }
  }

  /** Which dates of which flights each run of detail lines is about. */
  private blocks(kind: string, action: string, lines: string[]): { named: NamedDate[]; block: string[] }[] {
    const found: { named: NamedDate[]; block: string[] }[] = [];
    let flights: string[] = [];
    let heads: { periods: string[]; equipment: string[] }[] = [];
    let details: string[] = [];
    let renamed = "";
    const flush = () => {
      const own = heads.length > 0 || kind === "SSM" ? heads : [{ periods: [], equipment: [] }];
      for (const head of own) {
        for (const flight of flights) found.push({ named: namedBy(flight, head.periods, renamed), block: [...head.equipment, ...details] });
      }
      [heads, details, renamed] = [[], [], ""];
    };
    for (const [index, line] of lines.entries()) {
      const above = lines[index - 1] ?? "";
      if (IS_DATE.test(line)) {
        if (details.length > 0 || renamed !== "") flush();
        const head = heads.at(-1);
        if (head && head.equipment.length === 0) head.periods.push(line);
        else heads.push({ periods: [line], equipment: [] });
      } else if (IS_EQUIPMENT.test(line) && details.length === 0) {
        if (heads.length === 0) heads.push({ periods: [], equipment: [] });
        heads.at(-1)?.equipment.push(line);
      } else if (IS_EQUIPMENT.test(line) || IS_LEG.test(line) || IS_STATIONS.test(line) || IS_SEGMENT.test(line)) {
        details.push(line);
      } else if (action === "FLT" && kind === "SSM" && heads.length > 0 && renamed === "") {
        renamed = line;
      } else {
        const isBeside = index > 0 && isFlight(above) && heads.length === 0;
        if (!isBeside) {
          if (flights.length > 0) flush();
          flights = [];
        }
        flights.push(...oneByOne(kind, line));
      }
    }
    flush();
    return found;
  }

  private act(action: string, named: NamedDate, block: string[]): void {
    const key = `${named.flight} ${named.date}`;
    const legs = this.flights.get(key);
    if (action === "NEW") {
      if (legs) throw new No(key);
      this.flights.set(key, withElements(broughtBy(block, []), named, block));
      return;
    }
    if (action === "SKD" && !legs) return;
    if (!legs && action !== "RIN") throw new No(key);
    if (!legs || action === "RIN") this.reinstate(key, named, block);
    else if (action === "CNL") this.cancel(key, legs, named.stations);
    else if (action === "SKD") this.flights.delete(key);
    else if (action === "FLT") this.rename(key, legs, named, block);
    else this.flights.set(key, changed(action, legs, named, block));
  }

  private cancel(key: string, legs: PlainLeg[], stations: string[]): void {
    const gone = stations.length === 0 ? legs : between(legs, stations);
    this.cancelled.set(key, structuredClone(legs));
    const left = legs.filter((leg) => !gone.includes(leg));
    if (left.length === 0) this.flights.delete(key);
    else this.flights.set(key, inOnePiece(left));
  }

  private reinstate(key: string, named: NamedDate, block: string[]): void {
    const before = this.cancelled.get(key);
    const now = this.flights.get(key) ?? [];
    if (!before || now.length >= before.length) throw new No(key);
    const wanted = named.stations.length === 0 ? before : between(before, named.stations);
    const back = before.flatMap((leg) => now.find(({ from }) => from === leg.from) ?? (wanted.includes(leg) ? leg : []));
    if (back.length === now.length) throw new No(key);
    this.flights.set(key, changed("RIN", inOnePiece(back), { ...named, stations: [] }, block));
  }

  /** Takes what gets another number into the hand; it is put down when all that get one are there. */
  private rename(key: string, legs: PlainLeg[], named: NamedDate, block: string[]): void {
    const [words = "", ...elements] = named.renamed.split(" ");
    const [flight = "", day] = words.split("/");
    const target = `${flight} ${day ? isoOf(day) : named.date}`;
    const moved = named.stations.length === 0 ? legs : between(legs, named.stations);
    const left = legs.filter((leg) => !moved.includes(leg));
    this.flights.delete(key);
    if (left.length > 0) this.flights.set(key, inOnePiece(left));
    this.inHand.push([target, withElements(structuredClone(moved), { ...named, elements: [...named.elements, ...elements] }, block)]);
  }

  private putDown(): void {
    for (const [target, legs] of this.inHand.splice(0)) {
      if (this.flights.has(target)) throw new No(target);
      this.flights.set(target, legs);
    }
  }
}

function withoutElements(line: string): string {
  return line
    .split(" ")
    .filter((word) => !/^\d{1,3}\/[^W]/.test(word))
    .join(" ");
}

function isFlight(line: string): boolean {
  return /^[A-Z0-9]{2}\d/.test(line) && !IS_DATE.test(line);
}

function upToText(lines: string[]): string[] {
  const text = lines.findIndex((line) => /^SI( |$)/.test(line));
  return text < 0 ? lines : lines.slice(0, text);
}

/** `QX451/452/18DEC 2/QY` as `QX451/18DEC 2/QY` and `QX452/18DEC 2/QY`. */
function oneByOne(kind: string, line: string): string[] {
  const [name = "", ...words] = line.split(" ");
  const parts = name.split("/");
  const date = kind === "ASM" ? parts.pop() : undefined;
  return parts.map((part, index) => {
    const number = index === 0 ? part : name.slice(0, 2) + part;
    return [date === undefined ? number : `${number}/${date}`, ...words].join(" ");
  });
}

/** The dates of a flight line, or of its periods. */
function namedBy(flight: string, periods: string[], renamed: string): NamedDate[] {
  const [name = "", ...words] = flight.split(" ");
  const [number = "", date] = name.split("/");
  const stations = words.filter((word) => IS_STATIONS.test(word)).flatMap((word) => word.split("/"));
  const elements = words.filter((word) => IS_ELEMENT.test(word));
  const other = words.find((word) => /^[A-Z0-9]{2}\d+\//.test(word) && !IS_ELEMENT.test(word)) ?? renamed;
  const common = { flight: number, stations, renamed: other };
  if (date !== undefined) return [{ ...common, date: isoOf(date), elements }];
  const named = periods.flatMap((period) => {
    const [from = "", to = "", ...rest] = period.split(" ");
    const own = rest.filter((word, index) => index > 0 && IS_ELEMENT.test(word));
    return datesOf([from, to, ...rest.slice(0, 1)]).map((day) => ({ ...common, date: day, elements: [...elements, ...own] }));
  });
  // Periods that say the same are one, and name a date once.
  const isOne = periods.every(
    (period) =>
      !period
        .split(" ")
        .slice(3)
        .some((word) => IS_ELEMENT.test(word)),
  );
  return isOne ? named.filter(({ date: day }, index) => named.findIndex((each) => each.date === day) === index) : named;
}

function changed(action: string, legs: PlainLeg[], named: NamedDate, block: string[]): PlainLeg[] {
  const own = structuredClone(legs);
  if (action === "RPL" || action === "RRT") {
    const span = named.stations.length === 0 ? own : between(own, named.stations);
    const [first] = span;
    const place = first ? own.indexOf(first) : 0;
    const brought = withElements(broughtBy(block, action === "RRT" ? own : []), named, block);
    return [...own.slice(0, place), ...brought, ...own.slice(place + span.length)];
  }
  const scope = named.stations.length === 0 ? own : between(own, named.stations);
  const isPlaced = action === "ADM" && block.some((line) => isSpan(line));
  const spans = isPlaced ? block.filter(isSpan).flatMap((line) => between(own, stationsOf(line))) : scope;
  for (const leg of spans) for (const element of named.elements) say(leg, element, own);
  for (const line of block.filter((each) => IS_LEG.test(each))) retime(own, line);
  if (action !== "TIM") equip(own, scope, block);
  segments(own, scope, block);
  return inOnePiece(own);
}

function isSpan(line: string): boolean {
  return (IS_STATIONS.test(line) || IS_SEGMENT.test(line)) && !line.includes(" ");
}

function stationsOf(word: string): string[] {
  const name = word.split(" ")[0] ?? "";
  return name.includes("/") ? name.split("/") : [name.slice(0, 3), name.slice(3)];
}

function retime(legs: PlainLeg[], line: string): void {
  const [from = "", to = "", ...elements] = line.split(" ");
  const leg = legs.find((each) => each.from === from.slice(0, 3) && each.to === to.slice(0, 3));
  if (!leg) throw new No(line);
  [leg.departs, leg.arrives] = [minutesOf(from), minutesOf(to)];
  for (const element of elements) say(leg, element, legs);
}

/** `SIN2145/1`; passengers' times do not stand in these messages. */
function minutesOf(point: string): number {
  const [time = "", day = "0"] = point.slice(3).split("/");
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(2)) + 1440 * (day === "M1" ? -1 : Number(day));
}

interface Equipment {
  aircraft: string;
  classes: string;
  seats: string;
  elements: string[];
}

/** `J 789 CYBM/NN.C20Y180 UK78701 5/QY` */
function equipmentOf(line: string): Equipment {
  const [, aircraft = "", ...words] = line.split(/ +/);
  const elements = words.filter((word) => IS_ELEMENT.test(word));
  const capacity = words.filter((word) => !IS_ELEMENT.test(word) && !isRegistration(word)).join("");
  const [classes = "", seats = ""] = capacity.split(".");
  return { aircraft, classes: classes.split("/")[0] ?? "", seats, elements };
}

/** In these messages registrations have a hyphen or begin with UK. */
function isRegistration(word: string): boolean {
  return word.includes("-") || /^UK\d{5}$/.test(word);
}

function equip(legs: PlainLeg[], scope: PlainLeg[], block: string[]): void {
  for (const [index, line] of block.entries()) {
    if (!IS_EQUIPMENT.test(line)) continue;
    const next = block.findIndex((each, at) => at > index && IS_EQUIPMENT.test(each));
    const below = block.slice(index + 1, next < 0 ? block.length : next);
    const names = below.filter((each) => isSpan(each) || IS_STATIONS.test(each)).map(stationsOf);
    const timed = below.filter((each) => IS_LEG.test(each)).map((each) => [each.slice(0, 3), (each.split(" ")[1] ?? "").slice(0, 3)]);
    // Legs above the first equipment are its own as well.
    const above = block.slice(0, index).filter(isSpan).map(stationsOf);
    const isFirst = !block.slice(0, index).some((each) => IS_EQUIPMENT.test(each));
    const spans = [...(isFirst ? above : []), ...names, ...timed];
    const { aircraft, classes, seats, elements } = equipmentOf(line);
    for (const leg of spans.length === 0 ? scope : spans.flatMap((stations) => between(legs, stations))) {
      if (seats !== "" || aircraft !== leg.aircraft) leg.seats = seats;
      leg.aircraft = aircraft;
      if (classes !== "") leg.classes = classes;
      for (const element of elements) say(leg, element, legs);
    }
  }
}

/** Legs with the equipment above them; where there is none, with that of before. */
function broughtBy(block: string[], before: PlainLeg[]): PlainLeg[] {
  let equipment: Equipment | undefined;
  const legs: { leg: PlainLeg; elements: string[] }[] = [];
  for (const line of block) {
    if (IS_EQUIPMENT.test(line)) equipment = equipmentOf(line);
    if (!IS_LEG.test(line)) continue;
    const [from = "", to = "", ...elements] = line.split(" ");
    const like = before.find((leg) => leg.from === from.slice(0, 3)) ?? before.find((leg) => leg.to === to.slice(0, 3)) ?? before[0];
    const own = equipment ?? like;
    if (!own) throw new No(line);
    const { aircraft, classes, seats } = own;
    const operator = before.length > 0 ? (like?.operator ?? "") : "";
    const times = { departs: minutesOf(from), arrives: minutesOf(to) };
    const way = { from: from.slice(0, 3), to: to.slice(0, 3) };
    legs.push({
      leg: { ...way, ...times, aircraft, classes, seats, operator, terminals: {}, restrictions: {} },
      elements: [...(equipment?.elements ?? []), ...elements],
    });
  }
  const all = legs.map(({ leg }) => leg);
  brought.set(all, legs);
  return all;
}

/** What equipment and leg lines say of legs that are brought: it counts above what the flight says. */
const brought = new WeakMap<PlainLeg[], { leg: PlainLeg; elements: string[] }[]>();

function withElements(legs: PlainLeg[], named: NamedDate, block: string[]): PlainLeg[] {
  for (const leg of legs) for (const element of named.elements) say(leg, element, legs);
  for (const { leg, elements } of brought.get(legs) ?? []) for (const element of elements) say(leg, element, legs);
  segments(legs, legs, block);
  return inOnePiece(legs);
}

/** `SINDEL 99/2`, `SIN/DEL 99/2`: what is said of legs and journeys. */
function segments(legs: PlainLeg[], scope: PlainLeg[], block: string[]): void {
  // Column 8 may leave passengers to 170, wherever that stands.
  const of170 = (is: boolean) => (element: string) => element.startsWith("170/") === is;
  for (const isMeant of [of170(false), of170(true)]) segmentsWith(legs, scope, block, isMeant);
}

function segmentsWith(legs: PlainLeg[], scope: PlainLeg[], block: string[], isMeant: (element: string) => boolean): void {
  for (const line of block) {
    const isSaid = (IS_SEGMENT.test(line) || IS_STATIONS.test(line)) && line.includes(" ");
    if (!isSaid) continue;
    const stations = stationsOf(line);
    for (const [index, to] of stations.slice(1).entries()) {
      for (const element of line.split(" ").slice(1).filter(isMeant)) journey(legs, scope, stations[index] ?? "", to, element);
    }
  }
}

function journey(legs: PlainLeg[], scope: PlainLeg[], from: string, to: string, element: string): void {
  const isAny = (station: string, own: string) => station === "QQQ" || station === own;
  if (!scope.some((leg) => isAny(from, leg.from)) || !scope.some((leg) => isAny(to, leg.to))) throw new No(element);
  for (const [board, first] of scope.entries()) {
    for (const last of scope.slice(board)) {
      if (!isAny(from, first.from) || !isAny(to, last.to)) continue;
      if (/^(8|170)\//.test(element)) restrict(first, last.to, element);
      else if (first === last) say(first, element, legs);
    }
  }
}

function restrict(leg: PlainLeg, to: string, element: string): void {
  const text = element.slice(element.indexOf("/") + 1);
  const isFree = text === "NIL" || element === "8/Z";
  if (isFree) delete leg.restrictions[to];
  else leg.restrictions[to] = text;
}

/** One data element of a leg. */
function say(leg: PlainLeg, element: string, _legs: PlainLeg[]): void {
  const [identifier = "", value = ""] = element.split("/");
  const text = value === "NIL" ? "" : value;
  if (identifier === "2" || identifier === "9") leg.operator = text;
  if (identifier === "98" || identifier === "99") leg.terminals[identifier] = text;
  if (identifier === "8") restrict(leg, leg.to, element);
}

/** The legs by which stations are reached, each from where the one before it ends. */
function between(legs: PlainLeg[], stations: string[]): PlainLeg[] {
  return stations.slice(1).flatMap((to, index) => {
    const first = legs.findIndex((leg) => leg.from === stations[index]);
    const last = legs.findIndex((leg, at) => at >= first && leg.to === to);
    if (first < 0 || last < 0) throw new No(stations.join("/"));
    return legs.slice(first, last + 1);
  });
}

function inOnePiece(legs: PlainLeg[]): PlainLeg[] {
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    if (leg.arrives <= leg.departs || (before && (before.to !== leg.from || before.arrives > leg.departs))) throw new No(leg.from);
  }
  return legs;
}
