import { TASKS } from "@/lib/jobs/names";
import { makeReceiptFiles } from "@/lib/services/make-receipt";

export async function makeReceiptsTask(payload: unknown): Promise<void> {
  await makeReceiptFiles(TASKS.make_receipts.parse(payload));
}
