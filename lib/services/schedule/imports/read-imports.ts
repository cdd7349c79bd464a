import { validate } from "uuid";
import { z } from "zod";
import type { ScheduleImportDetail, ScheduleImportItem, ScheduleImportPage } from "@/lib/contracts/operator/operator-schedule";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";
import type { ChangeKind } from "@/lib/domain/schedule-change/kinds";
import type { ScheduleImport } from "@/lib/generated/prisma/client";
import { presentOversales } from "@/lib/services/aftersale/schedule-changes/parts/present-oversales";
import { openStaffIfKnown, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { groupBackWith, isStep, readStanding, type StandingImport } from "../sets/parts/undoable";

type Touched = ScheduleImportItem["touched"];

const PERSON = "operator:";
const NOTHING: Touched = { bookings: 0, passengers: 0, told: 0, open: 0, escalated: 0, settled: 0 };

/** Imports, messages and commands that changed the schedule: newest first. @param page from 1 */
export async function listImports({ page }: { page: number }): Promise<ScheduleImportPage> {
  const found = await db().scheduleImport.findMany({ orderBy: { seq: "desc" }, take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE });
  const touched = await touchedBy(found.map(({ id }) => id));
  const [next, persons] = [await nextUndone(), await personsOf(found)];
  const items = found.map((each) => present(each, { touched: touched.get(each.id) ?? NOTHING, next, persons }));
  return { items, ...placeOf(page, await db().scheduleImport.count()) };
}

/** One of them with what it touches, by flight. @throws AppError schedule_import_not_found */
export async function readImport({ importId }: { importId: string }): Promise<ScheduleImportDetail> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const found = validate(importId) ? await db().scheduleImport.findUnique({ where: { id: importId } }) : null;
  if (!found) throw new AppError("schedule_import_not_found");
  const touched = await touchedBy([importId]);
  return {
    ...present(found, { touched: touched.get(importId) ?? NOTHING, next: await nextUndone(), persons: await personsOf([found]) }),
    changes: changesIn(found.report),
    flights: await touchedFlights(importId),
    oversales: await presentOversales(importId),
  };
}

const count = z.object({ dates: z.int(), seats: z.int() });
const keptReport = z.object({
  carriers: z
    .array(
      z.object({ carrier: z.string(), added: count, cancelled: count, retimed: count, rerouted: count, reequipped: count, amended: count }),
    )
    .default([]),
});

/** @param report a ChangeReport as it was kept */
function changesIn(report: unknown): ScheduleImportDetail["changes"] {
  return keptReport
    .parse(report)
    .carriers.flatMap((each) =>
      DATE_CHANGES.filter((change) => each[change].dates > 0).map((change) => ({ carrier: each.carrier, change, ...each[change] })),
    );
}

interface Known {
  touched: Touched;
  /** Of `nextUndone`. */
  next: readonly StandingImport[];
  persons: ReadonlyMap<string, string>;
}

function present(found: ScheduleImport, { touched, next, persons }: Known): ScheduleImportItem {
  const { id, kind, source, actor, createdAt, undoneAt, changesNothing } = found;
  const undone = undoneAt?.toISOString() ?? null;
  const name = persons.get(actor) ?? actor;
  const canUndo = id === next.at(-1)?.id;
  const undo = { can_undo: canUndo, undone_with: canUndo ? next.length - 1 : 0 };
  return { id, kind, source, actor: name, created: createdAt.toISOString(), undone, changes_nothing: changesNothing, ...undo, touched };
}

/** Names of the persons of the back office, by `operator:<user id>`; others say by themselves who they are. */
async function personsOf(imports: readonly ScheduleImport[]): Promise<Map<string, string>> {
  const ids = imports.filter(({ actor }) => actor.startsWith(PERSON)).map(({ actor }) => actor.slice(PERSON.length));
  const users = ids.length === 0 ? [] : await db().user.findMany({ where: { id: { in: ids } }, select: STAFF_COLUMNS });
  const names = await Promise.all(users.map(async (user) => [`${PERSON}${user.id}`, (await openStaffIfKnown(user)).name] as const));
  return new Map(names);
}

/** What `undoImport` takes back next, the one that is meant last; empty where there is nothing. */
async function nextUndone(): Promise<StandingImport[]> {
  return groupBackWith(await readStanding(db()), isStep);
}

async function touchedBy(ids: readonly string[]): Promise<Map<string, Touched>> {
  const rows = await db().$queryRaw<(Touched & { id: string })[]>`
    select c.import_id::text as id, count(*)::integer as bookings,
           coalesce(sum((select count(*) from booking_passenger p where p.booking_id = c.booking_id)), 0)::integer as passengers,
           count(*) filter (where c.state = 'told')::integer as told, count(*) filter (where c.state = 'open')::integer as open,
           count(*) filter (where c.state = 'open' and c.escalated_at is not null)::integer as escalated,
           count(*) filter (where c.state not in ('told', 'open'))::integer as settled
      from schedule_change c where c.import_id = any(${ids}::uuid[]) group by 1`;
  return new Map(rows.map(({ id, ...touched }) => [id, touched]));
}

async function touchedFlights(importId: string): Promise<ScheduleImportDetail["flights"]> {
  const rows = await db().$queryRaw<(Touched & { flight: string; kinds: ChangeKind[] })[]>`
    select f.flight, array_agg(distinct c.kind::text order by c.kind::text) as kinds, count(*)::integer as bookings,
           coalesce(sum((select count(*) from booking_passenger p where p.booking_id = c.booking_id)), 0)::integer as passengers,
           count(*) filter (where c.state = 'told')::integer as told, count(*) filter (where c.state = 'open')::integer as open,
           count(*) filter (where c.state = 'open' and c.escalated_at is not null)::integer as escalated,
           count(*) filter (where c.state not in ('told', 'open'))::integer as settled
      from schedule_change c cross join lateral unnest(c.flights) as f (flight)
     where c.import_id = ${importId}::uuid group by 1 order by bookings desc, 1`;
  return rows.map(({ flight, kinds, ...touched }) => ({ flight, kinds, touched }));
}
