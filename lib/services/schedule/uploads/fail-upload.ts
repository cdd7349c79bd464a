import { db } from "@/lib/db";

/** Says of an upload that the service could not do what was asked; nothing of it was applied. It is kept for a day from then on. */
export async function failUpload({ uploadId, now }: { uploadId: string; now: Date }): Promise<void> {
  await db().importUpload.updateMany({
    where: { id: uploadId, state: { in: ["checking", "planned", "applying"] } },
    data: { state: "failed", createdAt: now },
  });
}
