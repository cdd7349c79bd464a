import { createHash } from "node:crypto";
import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import type { UploadKind } from "@/lib/domain/uploads/upload";
import { uploadJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { queueInside } from "./parts/queue-inside";

interface Taken {
  kind: UploadKind;
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** `operator:<user id>` */
  actor: string;
  requestId: string;
  now: Date;
}

/**
 * Keeps an uploaded file, and has the worker find out what it would change. What it is, its content says when it is read.
 * @returns its id
 */
export async function takeUpload({ kind, name, content, actor, requestId, now }: Taken): Promise<string> {
  const id = uuid();
  const hash = createHash("sha256").update(content).digest("hex");
  await db().$transaction(async (tx) => {
    await tx.importUpload.create({ data: { id, kind, name, size: content.byteLength, hash, content, actor, createdAt: now } });
    await queueInside(tx, uploadJob("check_upload", id), requestId);
  });
  relayJobsSoon();
  return id;
}
