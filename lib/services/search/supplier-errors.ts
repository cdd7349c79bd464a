import { AppError } from "@/lib/domain/errors";
import { SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port";

/**
 * Asks a supplier; its answer at once where it is known at once. A failure is never thrown at once: whoever asks several suppliers would
 * leave the promises of the others to themselves.
 * @throws AppError carrier_unconfirmed where it has not confirmed, price_rose where its price has moved
 */
export function asked<Answer>(ask: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
  try {
    const answer = ask();
    return answer instanceof Promise ? answer.catch(retell) : answer;
  } catch (error) {
    return Promise.reject(error).catch(retell);
  }
}

function retell(error: unknown): never {
  if (error instanceof SupplierUnconfirmed) throw new AppError("carrier_unconfirmed");
  if (error instanceof SupplierPriceRose) throw new AppError("price_rose");
  throw error;
}
