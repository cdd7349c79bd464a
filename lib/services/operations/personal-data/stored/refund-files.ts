import { db } from "@/lib/db";
import {
  openFileContent,
  openFileName,
  sealFileContent,
  sealFileName,
} from "@/lib/services/aftersale/refunds/conversation/sealed-conversation";
import { inBatches } from "./in-batches";

/** They are large. */
const BATCH = 4;

/** Name and content of a file are sealed together, by one key. @param mark how values of the key in use begin @returns how many were sealed anew */
export function sealRefundFiles(mark: string): Promise<number> {
  return inBatches({
    find: (after: { id: string } | null) =>
      db().refundFile.findMany({
        where: { ...(after && { id: { gt: after.id } }), name: { not: { startsWith: mark } } },
        orderBy: { id: "asc" },
        take: BATCH,
        select: { id: true, name: true, content: true },
      }),
    reseal: async ({ id, ...row }) => {
      const name = await sealFileName(id, await openFileName({ id, name: row.name }));
      const content = await sealFileContent(id, await openFileContent({ id, content: new Uint8Array(row.content) }));
      await db().refundFile.updateMany({ where: { id, name: row.name }, data: { name, content } });
    },
  });
}
