import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";

const TAKEN: LocalizedText = t(
  "You have a view of this name. Choose another one.",
  "Вид с таким названием у вас уже есть. Выберите другое.",
  "Sizda bunday nomli koʻrinish bor. Boshqa nom tanlang.",
);

/** Does what may meet a view of the same name. @throws AppError validation (`name`) where it does */
export async function refuseTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError("validation", { fields: { name: [TAKEN] } });
    throw error;
  }
}
