import { AppError } from "@/lib/domain/errors";
import { TASKS } from "@/lib/jobs/names";
import { makeReceiptFiles } from "@/lib/services/receipts/make-receipt";

/** A booking that was voided or cancelled since has no receipts any more, and trying again would not bring them. */
export async function makeReceiptsTask(payload: unknown): Promise<void> {
  await makeReceiptFiles(TASKS.make_receipts.parse(payload)).catch((error: unknown) => {
    if (!(error instanceof AppError && error.kind === "receipt_unavailable")) throw error;
  });
}
