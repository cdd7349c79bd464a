import { log } from "@/lib/log";
import { sweepDeliveries } from "@/lib/services/callbacks/sweep-deliveries";

export async function sweepDeliveriesTask(): Promise<void> {
  const requeued = await sweepDeliveries({ now: new Date() });
  if (requeued > 0) log.warn({ requeued }, "the sweep found callbacks that a job had left behind");
}
