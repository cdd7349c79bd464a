import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { findPartnerByCode } from "./find-partner-by-code";

const OF_TEST_MODE = t(
  "This is a test mode: it follows its live partner. Name that one.",
  "Это тестовый режим: он следует за боевым партнёром. Назовите боевого партнёра.",
  "Bu sinov rejimi: u asosiy hamkorga ergashadi. Asosiy hamkorni koʻrsating.",
);

const OF_HOUSE = t(
  "This is the house itself: it has people of the back office, and no terms, money or suspension.",
  "Это сам сервис: у него есть сотрудники бэк-офиса, но нет условий, денег и приостановки.",
  "Bu xizmatning oʻzi: uning bek-ofis xodimlari bor, shartlari, puli va toʻxtatilishi yoʻq.",
);

/**
 * An agency that terms, people and a suspension belong to; its test mode follows it.
 * @throws AppError validation (`partner`) where there is none, for a test mode, for the house, or one of a demonstration that is off
 */
export async function findLivePartner(code: string): Promise<{ id: string }> {
  const { id } = await findPartnerByCode(code);
  const { testOf, isHouse } = await db().partner.findUniqueOrThrow({ where: { id }, select: { testOf: true, isHouse: true } });
  if (isHouse) throw new AppError("validation", { fields: { partner: [OF_HOUSE] } });
  if (testOf !== null) throw new AppError("validation", { fields: { partner: [OF_TEST_MODE] } });
  return { id };
}
