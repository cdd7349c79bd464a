import type { Attachment } from "@/lib/contracts/operator/attachments";
import { FILE_TYPES, type FileType } from "@/lib/domain/files/file-type";
import type { Attachment as Row } from "@/lib/generated/prisma/client";
import { namesOfActors } from "../audit/who-booked";
import { open } from "../personal-data/keyring";

/** What is read of a file that a list tells of. */
export const WITHOUT_CONTENT = { omit: { content: true } } as const;

/** A file without what is in it. */
export type KeptAttachment = Omit<Row, "content">;

/** Files as lists tell of them, in their order. */
export async function presentAttachments(rows: readonly KeptAttachment[]): Promise<Attachment[]> {
  const names = await namesOfActors(rows.map(({ addedBy }) => addedBy));
  return Promise.all(
    rows.map(async ({ id, name, type, size, hash, addedBy, addedAt }) => ({
      ...{ id, size, hash, type: typeOf(type), added: addedAt.toISOString(), added_by: names.get(addedBy) ?? null },
      name: await open("attachment.name", id, name),
    })),
  );
}

/** The table holds no other. */
export function typeOf(kept: string): FileType {
  const type = FILE_TYPES.find((each) => each === kept);
  if (!type) throw new Error(`no file is of the type ${kept}`);
  return type;
}
