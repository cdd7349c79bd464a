import type { CarrierStopRequest, StoppableCarriers } from "@/lib/contracts/operator/carriers/carrier-stops";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type Locale, type LocalizedText, t } from "@/lib/domain/localized";
import { airlineByCode } from "@/lib/reference/airlines";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { sqlState, UNIQUE_VIOLATION } from "@/lib/services/ground/outbox/retry-conflict";
import { listCarrierStops } from "./list-carrier-stops";

interface SettleCarrierStop {
  asked: CarrierStopRequest;
  /** Language of the carriers' names in the answer. */
  locale: Locale;
  by: Doer;
  now: Date;
}

/**
 * Sells nothing more of a carrier from this moment on, whether it sells a flight, flies it or gives its tickets, or lets it be sold again. Bookings that are made
 * stay as they are, and held ones may be paid.
 * @throws AppError validation (`carrier`) where it is not known, or is so already
 */
export async function settleCarrierStop({ asked, locale, by, now }: SettleCarrierStop): Promise<StoppableCarriers> {
  const { carrier, act, reason } = asked;
  if (!airlineByCode(carrier)) throw refused(UNKNOWN);
  await refuseTwice(() =>
    db().$transaction(async (tx) => {
      if (act === "stop") await tx.carrierStop.create({ data: { carrier, reason, stoppedBy: by.actor, stoppedAt: now } });
      else {
        const { count } = await tx.carrierStop.updateMany({
          where: { carrier, liftedAt: null },
          data: { liftedBy: by.actor, liftedAt: now },
        });
        if (count === 0) throw refused(NOT_STOPPED);
      }
      await recordAudit(tx, { action: act === "stop" ? "carrier_stopped" : "carrier_sold_again", by, now, detail: { carrier, reason } });
    }),
  );
  return listCarrierStops(locale);
}

async function refuseTwice(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw refused(STOPPED_ALREADY);
    throw error;
  }
}

function refused(text: LocalizedText): AppError {
  return new AppError("validation", { fields: { carrier: [text] } });
}

const UNKNOWN: LocalizedText = t(
  "No carrier of this code is known. Check the code.",
  "Перевозчика с таким кодом нет. Проверьте код.",
  "Bunday kodli aviakompaniya yoʻq. Kodni tekshiring.",
);
const STOPPED_ALREADY: LocalizedText = t(
  "This carrier is stopped already.",
  "Продажа этого перевозчика уже остановлена.",
  "Bu aviakompaniya sotuvi allaqachon toʻxtatilgan.",
);
const NOT_STOPPED: LocalizedText = t(
  "This carrier is not stopped.",
  "Продажа этого перевозчика не остановлена.",
  "Bu aviakompaniya sotuvi toʻxtatilmagan.",
);
