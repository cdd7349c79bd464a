import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { UploadKind } from "@/lib/domain/uploads/upload";
import { uploadJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";

interface Taken {
  kind: UploadKind;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** `operator:<user id>` */
  actor: string;
  requestId: string;
  now: Date;
  /** The version of the data that a draft was made of. It is not applied to any other. */
  baseVersion?: number;
}

/**
 * Keeps an uploaded file, and has the worker find out what it would change. What it is, its content says when it is read.
 * @returns its id
 */
export async function takeUpload({ kind, name, content, actor, requestId, now, baseVersion }: Taken): Promise<string> {
  const id = uuid();
  const hash = createHash("sha256").update(content).digest("hex");
  await db().$transaction(async (tx) => {
    const made = { id, kind, name, size: content.byteLength, hash, content, actor, createdAt: now };
    await tx.importUpload.create({ data: { ...made, baseVersion: baseVersion ?? null } });
    await queueInside(tx, [uploadJob("check_upload", id)], requestId);
  });
  relayJobsSoon();
  return id;
}
