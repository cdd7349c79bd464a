import { z } from "zod";
import type { WaitingUpload, WaitingUploads } from "@/lib/contracts/operator/uploads";
import { db } from "@/lib/db";
import { ENDED_STATES, KINDS_OF_AREA, UPLOAD_KEPT_HOURS, type UploadArea, WAITING_STATES } from "@/lib/domain/uploads/upload";
import { Prisma } from "@/lib/generated/prisma/client";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { IS_ENDED_PLAN } from "./ended-plan";
import { thoseAboveLimits } from "./parts/above-limits";
import { recordOf, type UploadRecord } from "./parts/upload-record";

/** More than a house has under way. */
const MOST_LISTED = 100;
const HOUR_MS = 3_600_000;

const LISTED_STATES = [...WAITING_STATES, ...ENDED_STATES] as const;
const listedIds = z.array(z.object({ id: z.string() }));

/** Files and drafts of an area that nobody has applied yet, with plans that have ended without being applied, newest first. @param reader who asks: `operator:<user id>` */
export async function listWaiting({ area, reader }: { area: UploadArea; reader: string }): Promise<WaitingUploads> {
  const listed = listedIds.parse(
    await db().$queryRaw`
      select id::text as id from import_upload
       where kind = any (${[...KINDS_OF_AREA[area]]}::text[]) and (state = any (${[...WAITING_STATES]}::text[]) or ${Prisma.raw(IS_ENDED_PLAN)})
       order by created_at desc limit ${MOST_LISTED}`,
  );
  const found = await db().importUpload.findMany({
    where: { id: { in: listed.map(({ id }) => id) } },
    omit: { content: true },
    orderBy: { createdAt: "desc" },
  });
  const names = await namesOfActors(found.map(({ actor }) => actor));
  const above = await thoseAboveLimits(found.map(({ id }) => id));
  return {
    items: found
      .map(recordOf)
      .flatMap((row) => present(row, { by: names.get(row.actor) ?? row.actor, reader, isAbove: above.has(row.id) })),
  };
}

interface Shown {
  /** Who has brought it, by name. */
  by: string;
  reader: string;
  /** It goes further than one person may. */
  isAbove: boolean;
}

function present(row: UploadRecord, { by, reader, isAbove }: Shown): WaitingUpload[] {
  const { id, kind, name, actor, createdAt, publishAt, isStale } = row;
  const state = LISTED_STATES.find((each) => each === row.state);
  if (!state) return [];
  const isPlanned = state === "planned";
  const until = isPlanned ? null : new Date(createdAt.getTime() + UPLOAD_KEPT_HOURS * HOUR_MS).toISOString();
  const waits = { created: createdAt.toISOString(), until, publish_at: isPlanned ? (publishAt?.toISOString() ?? null) : null };
  return [{ id, kind, name, state, by, is_mine: actor === reader, needs_second: isAbove, is_stale: isStale, ...waits }];
}
