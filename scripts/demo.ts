// npx parvoz demo …: what makes the demonstration live. See data/demo/README.md.
import { db, disconnect } from "@/lib/db";
import { drawPasswords } from "@/lib/services/operations/demonstration/draw-passwords";
import { endDemonstration } from "@/lib/services/operations/demonstration/end-demonstration";
import { type Removed, removeDemonstration } from "@/lib/services/operations/demonstration/remove-demonstration";
import { makeBookings } from "./demo-bookings/make-bookings";
import { applyChange } from "./demo-changes/apply-change";
import { flightOfBooking, type NamedFlight, parseFlight } from "./demo-changes/find-flight";
import { DEMO_CHANGES, type DemoChange, PREPARED } from "./demo-changes/kinds";
import { writeHistory } from "./demo-history/write-history";
import { sellInventedSeats } from "./demo-sales/sell-seats";
import { readCommandLine, WrongUsage } from "./lib/commands/command-line";
import { usageOf, usagesOf } from "./lib/commands/command-table.mjs";
import { takeJson, written } from "./lib/commands/told";
import { findDatabase } from "./lib/database/find-database";
import { reasonOf } from "./lib/launch/reason-of";

const USAGE = `${usagesOf("demo")}\nKIND is one of ${DEMO_CHANGES.join(", ")}`;

async function changeScheduleCommand(args: string[]): Promise<void> {
  const flags = { kind: "text", flight: "text", booking: "text", "dry-run": "switch" } as const;
  const { json, rest } = takeJson(args);
  const { flags: values } = readCommandLine(rest, { usage: USAGE, flags });
  if (values.flight !== undefined && values.booking !== undefined)
    throw new WrongUsage(`name a --flight or a --booking, not both\n${USAGE}`);
  const kinds = values.kind === undefined ? DEMO_CHANGES : [kindOf(values.kind)];
  if (values.kind === undefined && (values.flight ?? values.booking) !== undefined)
    throw new WrongUsage(`name a --kind with a flight or a booking\n${USAGE}`);
  findDatabase();
  const dryRun = values["dry-run"];
  const changes: { kind: DemoChange; told: string[] }[] = [];
  for (const kind of kinds) {
    const flight = await flightFor(kind, values);
    changes.push({ kind, told: await applyChange({ kind, flight, now: new Date(), dryRun }) });
  }
  console.log(written({ text: changes.flatMap(({ told }) => told).join("\n"), data: { dryRun, changes } }, json));
}

function flightFor(
  kind: DemoChange,
  { flight, booking }: { flight: string | undefined; booking: string | undefined },
): NamedFlight | Promise<NamedFlight> {
  if (booking !== undefined) return flightOfBooking(booking.trim().toUpperCase(), kind === "lost-connection");
  return parseFlight(flight?.trim().toUpperCase() ?? PREPARED[kind]);
}

async function sellSeatsCommand(args: string[]): Promise<void> {
  const { json, rest } = takeJson(args);
  readCommandLine(rest, { usage: USAGE });
  findDatabase();
  const flights = await sellInventedSeats({ now: new Date() });
  console.log(written({ text: `sales of ${flights} flights brought up to today`, data: { flights } }, json));
}

/** For a start without the demonstration: says what of it has ended, or nothing. */
async function endCommand(): Promise<void> {
  const ended = await endDemonstration({ now: new Date() });
  const { sessions, tokens, keys, resetLinks, invitations, webhooks } = ended;
  if (Object.values(ended).every((count) => count === 0)) return;
  console.log(
    `• The demonstration is off: ended ${sessions} sessions, ${tokens} tokens, ${keys} API keys, ${resetLinks} reset links, ` +
      `${invitations} invitations and ${webhooks} webhooks of its people`,
  );
}

/** For a demonstration that others reach. */
async function drawPasswordsCommand(): Promise<void> {
  const drawn = await drawPasswords({ now: new Date() });
  if (drawn.length === 0) return;
  console.log("• Others can reach this demonstration, so its passwords were drawn. They are shown this once:");
  for (const { email, password, enrolmentCode } of drawn) {
    console.log(`    ${email}   ${password}${enrolmentCode ? `   one-time code for the second factor: ${enrolmentCode}` : ""}`);
  }
}

async function removeCommand(args: string[]): Promise<void> {
  const { json, rest } = takeJson(args);
  const dryRun = readCommandLine(rest, { usage: usageOf("demo remove"), flags: { "dry-run": "switch" } }).flags["dry-run"];
  findDatabase();
  const removed = await removeDemonstration({ now: new Date(), dryRun });
  console.log(written({ text: describeRemoved(removed, dryRun).join("\n"), data: { dryRun, ...removed } }, json));
}

function describeRemoved({ partners, rows, kept, stranded }: Removed, dryRun: boolean): string[] {
  const gone = Object.entries(rows).filter(([, count]) => count > 0);
  return [
    `${dryRun ? "Nothing was changed. This would be removed" : "Removed"}: ${partners.length > 0 ? `partners ${partners.join(", ")}` : "no partner"}`,
    ...gone.map(([what, count]) => `  ${String(count).padStart(8)}  ${what}`),
    ...(kept.length > 0 ? [`Kept, for it was imported after the demonstration's: ${kept.join(", ")}.`] : []),
    ...(stranded.length > 0 ? [`Bookings of other partners on flights that are gone, to be refunded: ${stranded.join(", ")}.`] : []),
    "The audit log keeps what was done, by ids alone.",
  ];
}

/** The agency that most of the demonstration's bookings are of, and how much each sells on an ordinary day (prisma/seed.ts). */
const AGENCY = "HUMO";
const PASTS: readonly (readonly [code: string, aDay: number])[] = [
  [AGENCY, 8],
  ["LOCHIN", 4],
];

/** Once: an agency that has a booking is left as it is. */
async function makeBookingsCommand(args: string[]): Promise<void> {
  const { json, rest } = takeJson(args);
  const { port = "3000" } = readCommandLine(rest, { usage: USAGE, flags: { port: "text" } }).flags;
  if (!/^\d{1,5}$/.test(port)) throw new WrongUsage(`--port: not a port: ${port}\n${USAGE}`);
  findDatabase();
  if (await db().booking.findFirst({ where: { partner: { code: AGENCY } }, select: { id: true } })) {
    console.log(written({ text: "the agency has bookings already", data: { made: false, leftOut: [], past: 0 } }, json));
    return;
  }
  const leftOut = await makeBookings({ port: Number(port), now: new Date() });
  // Copies are written past triggers, which not every database lets its owner do.
  const past = await writePast().catch((error: unknown) => {
    leftOut.push(`ninety days of sales: ${reasonOf(error)}`);
    return 0;
  });
  const text = leftOut.map((line) => `left out: ${line}`).join("\n");
  if (json || text !== "") console.log(written({ text, data: { made: true, leftOut, past } }, json));
}

/** Copies of what was just sold, over the last ninety days. @returns how many */
async function writePast(): Promise<number> {
  const partners = await db().partner.findMany({
    where: { code: { in: PASTS.map(([code]) => code) } },
    select: { id: true, code: true, users: { select: { id: true }, orderBy: { createdAt: "asc" } } },
  });
  const pasts = partners.map(({ id, code, users }) => ({
    ...{ partnerId: id, code, actors: users.map((user) => `partner:${user.id}`) },
    aDay: PASTS.find(([of]) => of === code)?.[1] ?? 0,
  }));
  return writeHistory(pasts, new Date());
}

function kindOf(text: string): DemoChange {
  const kind = DEMO_CHANGES.find((each) => each === text);
  if (!kind) throw new WrongUsage(`there is no change “${text}”\n${USAGE}`);
  return kind;
}

const [command = "", ...args] = process.argv.slice(2);
try {
  if (command === "change-schedule") await changeScheduleCommand(args);
  else if (command === "sell-seats") await sellSeatsCommand(args);
  else if (command === "make-bookings") await makeBookingsCommand(args);
  else if (command === "draw-passwords") await drawPasswordsCommand();
  else if (command === "end") await endCommand();
  else if (command === "remove") await removeCommand(args);
  else throw new WrongUsage(`there is no command “${command}”\n${USAGE}`);
} catch (error) {
  console.error(`demo ${command}: ${reasonOf(error)}`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
