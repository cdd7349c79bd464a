// npm run demo:COMMAND: what makes the demonstration live. See data/demo/README.md.
import { parseArgs } from "node:util";
import { db, disconnect } from "@/lib/db";
import { makeBookings } from "./demo-bookings/make-bookings";
import { applyChange } from "./demo-changes/apply-change";
import { flightOfBooking, type NamedFlight, parseFlight } from "./demo-changes/find-flight";
import { DEMO_CHANGES, type DemoChange, PREPARED } from "./demo-changes/kinds";
import { sellInventedSeats } from "./demo-network/sell-seats";
import { findDatabase } from "./lib/find-database";
import { swallowedFlag } from "./lib/swallowed-flag";

const USAGE = `npm run demo:change-schedule -- [--kind=${DEMO_CHANGES.join("|")}] [--flight=HY271 | --booking=NUMBER] [--dry-run]
npm run demo:sell-seats
npm run demo:make-bookings -- --port=3000`;

/** A command line that cannot be understood. */
class WrongUsage extends Error {}

async function changeScheduleCommand(args: string[]): Promise<void> {
  const { values } = parse(args);
  const swallowed = swallowedFlag(["kind", "flight", "booking", "dry-run"]);
  if (swallowed) throw new WrongUsage(`npm took --${swallowed} for itself; write options after two dashes`);
  if (values.flight !== undefined && values.booking !== undefined) throw new WrongUsage("name a --flight or a --booking, not both");
  const kinds = values.kind === undefined ? DEMO_CHANGES : [kindOf(values.kind)];
  if (values.kind === undefined && (values.flight ?? values.booking) !== undefined)
    throw new WrongUsage("name a --kind with a flight or a booking");
  findDatabase();
  for (const kind of kinds) {
    const flight = await flightFor(kind, values);
    for (const line of await applyChange({ kind, flight, now: new Date(), dryRun: values["dry-run"] ?? false })) console.log(line);
  }
}

function flightFor(kind: DemoChange, { flight, booking }: { flight?: string; booking?: string }): NamedFlight | Promise<NamedFlight> {
  if (booking !== undefined) return flightOfBooking(booking.trim().toUpperCase(), kind === "lost-connection");
  return parseFlight(flight?.trim().toUpperCase() ?? PREPARED[kind]);
}

async function sellSeatsCommand(): Promise<void> {
  findDatabase();
  console.log(`sales of ${await sellInventedSeats({ now: new Date() })} flights brought up to today`);
}

/** The agency that the demonstration's bookings are of (prisma/seed.ts). */
const AGENCY = "HUMO";

/** Once: an agency that has a booking is left as it is. */
async function makeBookingsCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { port: { type: "string", default: "3000" } } });
  findDatabase();
  if (await db().booking.findFirst({ where: { partner: { code: AGENCY } }, select: { id: true } })) {
    console.log("the agency has bookings already");
    return;
  }
  for (const line of await makeBookings({ port: Number(values.port), now: new Date() })) console.log(`left out: ${line}`);
}

function parse(args: string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args, options: { kind: text, flight: text, booking: text, "dry-run": { type: "boolean" } } });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error));
  }
}

function kindOf(text: string): DemoChange {
  const kind = DEMO_CHANGES.find((each) => each === text);
  if (!kind) throw new WrongUsage(`there is no change “${text}”`);
  return kind;
}

const [command = "", ...args] = process.argv.slice(2);
try {
  if (command === "change-schedule") await changeScheduleCommand(args);
  else if (command === "sell-seats") await sellSeatsCommand();
  else if (command === "make-bookings") await makeBookingsCommand(args);
  else throw new WrongUsage(`there is no command “${command}”`);
} catch (error) {
  const text = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
  console.error(`demo:${command}: ${error instanceof WrongUsage ? `${text}\n${USAGE}` : text}`);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
} finally {
  await disconnect();
}
