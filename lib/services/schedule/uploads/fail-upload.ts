import { db } from "@/lib/db";

/** Says of an upload that the service could not do what was asked; nothing of it was applied. */
export async function failUpload(uploadId: string): Promise<void> {
  await db().importUpload.updateMany({
    where: { id: uploadId, state: { in: ["checking", "planned", "applying"] } },
    data: { state: "failed" },
  });
}
