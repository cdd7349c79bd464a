import { AppError } from "@/lib/domain/errors";
import { SupplierPriceRose, SupplierUnconfirmed } from "@/lib/suppliers/port";

/** Waits for a supplier's answer. @throws AppError carrier_unconfirmed where it has not confirmed, price_rose where its price has moved */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SupplierUnconfirmed) throw new AppError("carrier_unconfirmed");
    if (error instanceof SupplierPriceRose) throw new AppError("price_rose");
    throw error;
  }
}
