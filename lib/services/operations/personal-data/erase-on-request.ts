import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { type Erasure, eraseBooking } from "./erase-booking";

interface Request {
  /** As people read it, in any spelling. */
  bookingNumber: string;
  by: Doer;
  now: Date;
}

const REFUSED: Partial<Record<Erasure, LocalizedText>> = {
  unknown: t(
    "There is no booking of this number. Check the spelling.",
    "Брони с таким номером нет. Проверьте написание.",
    "Bunday raqamli bron yoʻq. Yozilishini tekshiring.",
  ),
  too_early: t(
    "Its passengers may still fly: have it cancelled or refunded first, or erase it after the last flight.",
    "Её пассажиры ещё могут полететь: сначала отмените бронь или оформите возврат либо удалите данные после последнего рейса.",
    "Yoʻlovchilari hali uchishi mumkin: avval bron bekor qilinsin yoki puli qaytarilsin, yoxud maʼlumotlarni oxirgi reysdan keyin oʻchiring.",
  ),
};

/**
 * Erases the personal data of a booking because its people ask for it.
 * @returns whether they were there until now
 * @throws AppError validation (`booking_number`) where there is no such booking, or somebody may still fly with it
 */
export async function eraseOnRequest({ bookingNumber, by, now }: Request): Promise<{ is_new: boolean }> {
  const erasure = await eraseBooking({ bookingNumber, by, now });
  const refused = REFUSED[erasure];
  if (refused) throw new AppError("validation", { fields: { booking_number: [refused] } });
  return { is_new: erasure === "erased" };
}
