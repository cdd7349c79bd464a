import type { MarkupAsked } from "@/lib/contracts/operator/markups";
import type { ProposalRequest } from "@/lib/contracts/operator/proposals";
import { db } from "@/lib/db";
import { AppError, type FieldErrors } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { markupText, type PlacedRule } from "@/lib/domain/markups/describe-markup";
import { fromMajor } from "@/lib/domain/money";
import { airportsOf } from "@/lib/reference/airports";
import { housePartner } from "@/lib/services/access/house/house-partner";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import type { PayloadOf } from "../proposals/payload";
import { ruleOf } from "./rules-in-force";

const NOTHING = t(
  "Name a rule to add or one to end.",
  "Укажите правило для добавления или завершения.",
  "Qoʻshiladigan yoki tugatiladigan qoidani koʻrsating.",
);
export const RULE_ENDED = t(
  "This rule has ended already. Look at the list again.",
  "Это правило уже завершено. Обновите список.",
  "Bu qoida allaqachon tugatilgan. Roʻyxatni yangilang.",
);
const UNKNOWN_PLACE = t(
  "No airport or city has this code. Check the IATA code, such as TAS.",
  "Нет аэропорта или города с таким кодом. Проверьте код IATA, например TAS.",
  "Bunday kodli aeroport yoki shahar yoʻq. IATA kodini tekshiring, masalan TAS.",
);

/**
 * What somebody asks to be done to the house's markups.
 * @throws AppError validation for an unknown agency or place, a rule that has ended, or nothing to do
 */
export async function readAskedMarkup({ ends, adds }: Extract<ProposalRequest, { kind: "markup" }>): Promise<PayloadOf<"markup">> {
  if (ends === null && adds === null) throw new AppError("validation", { fields: { adds: [NOTHING] } });
  if (adds) refusePlaces(adds);
  const ended = ends === null ? null : await openRule(ends);
  const added = adds && (await ruleAsked(adds));
  const partnerId = added?.rule.partnerId ?? ended?.partnerId ?? (await housePartner(db())).id;
  return { kind: "markup", partnerId, ends: ended && { id: ended.id, text: ended.text }, adds: added };
}

function refusePlaces({ from, to }: MarkupAsked): void {
  const isUnknown = (place: string | null) => place !== null && airportsOf(place).length === 0;
  const fields: FieldErrors = { ...(isUnknown(from) && { from: [UNKNOWN_PLACE] }), ...(isUnknown(to) && { to: [UNKNOWN_PLACE] }) };
  if (Object.keys(fields).length > 0) throw new AppError("validation", { fields });
}

async function openRule(id: string): Promise<{ id: string; partnerId: string | null; text: string }> {
  const row = await db().markupRule.findFirst({ where: { id, endedAt: null }, include: { partner: { select: { code: true } } } });
  if (!row) throw new AppError("validation", { fields: { ends: [RULE_ENDED] } });
  return { id, partnerId: row.partnerId, text: markupText(ruleOf(row), row.partner?.code ?? null) };
}

async function ruleAsked(asked: MarkupAsked): Promise<{ rule: PlacedRule; text: string }> {
  const { place, agency, carrier, from, to, both_ways, classes, amount, currency, sale_from, sale_to } = asked;
  const partnerId = agency === null ? null : (await findLivePartner(agency)).id;
  const size = { amount: currency === null ? Math.round(amount * 10) : fromMajor(amount), currency };
  const scope = { partnerId, carrier, origin: from, destination: to, bothWays: both_ways, bookingClasses: classes };
  const rule = { place, ...scope, ...size, saleFrom: sale_from, saleTo: sale_to };
  return { rule, text: markupText(rule, agency) };
}
