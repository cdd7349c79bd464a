import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import {
  KINDS_OF_AREA,
  UPLOAD_KINDS,
  UPLOAD_STATES,
  type UploadArea,
  type UploadKind,
  type UploadState,
} from "@/lib/domain/uploads/upload";
import type { ImportUpload, Prisma } from "@/lib/generated/prisma/client";

/** An upload without its content. */
export interface UploadRecord extends Omit<ImportUpload, "content" | "kind" | "state"> {
  kind: UploadKind;
  state: UploadState;
}

/** Which upload is meant, among those of an area of the back office. */
export interface UploadAddress {
  uploadId: string;
  area: UploadArea;
}

/** @throws AppError upload_not_found, also where it is of another area */
export async function findUpload(
  { uploadId, area }: UploadAddress,
  client: Pick<Prisma.TransactionClient, "importUpload"> = db(),
): Promise<UploadRecord> {
  // PostgreSQL refuses a key of another form with an error of its own.
  const where = { id: uploadId, kind: { in: [...KINDS_OF_AREA[area]] } };
  const found = validate(uploadId) ? await client.importUpload.findFirst({ where, omit: { content: true } }) : null;
  if (!found) throw new AppError("upload_not_found");
  return recordOf(found);
}

/** The row as this release knows it; what a release to come has written counts as failed. */
export function recordOf<Row extends { kind: string; state: string }>(
  row: Row,
): Omit<Row, "kind" | "state"> & Pick<UploadRecord, "kind" | "state"> {
  const kind = UPLOAD_KINDS.find((each) => each === row.kind);
  if (!kind) throw new Error(`there are no uploads of ${row.kind}`);
  return { ...row, kind, state: UPLOAD_STATES.find((each) => each === row.state) ?? "failed" };
}
