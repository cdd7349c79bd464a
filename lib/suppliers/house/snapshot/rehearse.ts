import { fromDayNumber } from "@/lib/domain/dates";
import { airportTable } from "./airports";
import { thawSchedule } from "./columns";
import { addLegs, compilerFor, type Kept, packSchedule } from "./compile-schedule";
import { type PackedPart, Packing } from "./pack";
import { FIELD_END, RECORD_END } from "./records";
import { type About, compiledDays } from "./versions";

/** Invented carriers: letters that no carrier has. */
const [STAYS, CHANGES] = ["..", "::"];
/** So many flights, in so many slices, are enough for the code to be seen running often. */
const FLIGHTS = 800;
const SLICES = 8;
/** Seasons of a flight, days long. */
const [SEASONS, SEASON_DAYS] = [2, 170];
const CHANGES_REHEARSED = 2;

/**
 * Compiles an invented schedule, and changes of it, as a real one is compiled: for a thread that waits. The runtime makes machine code of what
 * has run often, and finds out about clock changes by trial; without a rehearsal the first change would wait for both, a third of its
 * time. Comes back after every part of the work: some milliseconds at a time, and a tenth of a second while all is new.
 * @param today UTC day number
 * @returns the last of the schedules
 */
export function* rehearse(today: number): Generator<undefined, PackedPart> {
  const about = { origin: "rehearsal", versions: { schedule: { version: 1, parted: 1, at: 0 } }, ...compiledDays(today) };
  let packed = yield* compiled(about, [STAYS, CHANGES], null);
  for (let change = 0; change < CHANGES_REHEARSED; change++) {
    packed = yield* compiled(about, [CHANGES], { schedule: thawSchedule(packed), keeps: (carrier) => carrier !== CHANGES });
  }
  return packed;
}

function* compiled(about: About, carriers: readonly string[], kept: Kept | null): Generator<undefined, PackedPart> {
  const compiler = compilerFor(about);
  for (const carrier of carriers) {
    for (let slice = 0; slice < SLICES; slice++) {
      addLegs(slicedLegs(carrier, slice, about.fromDay), compiler);
      yield;
    }
  }
  const packing = new Packing(about);
  packSchedule(compiler, about, kept, packing);
  yield;
  return packing.finish();
}

/** Records of legs as `selectLegs` gives them. */
function slicedLegs(carrier: string, slice: number, fromDay: number): Uint8Array {
  const lines: string[] = [];
  const places = airportOfEachZone();
  for (let flight = slice; flight < FLIGHTS; flight += SLICES) {
    for (let season = 0; season < SEASONS; season++) lines.push(...legsOf(carrier, flight, fromDay + season * SEASON_DAYS, places));
  }
  return Buffer.from(lines.join(RECORD_END));
}

function airportOfEachZone(): string[] {
  const { codes, zones } = airportTable();
  return [...new Map(zones.map((zone, airport) => [zone, codes[airport] ?? ""])).values()];
}

/** A flight of one or two legs, by local clocks or by UTC. */
function legsOf(carrier: string, flight: number, fromDay: number, places: readonly string[]): string[] {
  const place = (stop: number) => places[(flight + stop * 41) % places.length] ?? "";
  const [from, to] = [fromDayNumber(fromDay), fromDayNumber(fromDay + SEASON_DAYS - 1)];
  const [days, mode] = [flight % 3 === 0 ? 85 : 127, flight % 2 === 0 ? "L" : "U"];
  return Array.from({ length: flight % 4 === 0 ? 2 : 1 }, (_, leg) => {
    const departure = ((flight * 37) % 400) + leg * 300;
    const path = [place(leg), place(leg + 1), departure, departure + 200, 0, 0];
    return [carrier, flight + 1, "", 1, leg + 1, "J", mode, from, to, days, 1, ...path, "", "", "320", "YM", "Y180"].join(FIELD_END);
  });
}
