import { AppError } from "@/lib/domain/errors";
import { SupplierUnconfirmed } from "@/lib/suppliers/port";

/** Waits for a supplier's answer. @throws AppError carrier_unconfirmed where the supplier has not confirmed */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SupplierUnconfirmed) throw new AppError("carrier_unconfirmed");
    throw error;
  }
}
