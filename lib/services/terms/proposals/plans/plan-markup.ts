import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { markupStake, mayMeet, type PlacedRule } from "@/lib/domain/markups/describe-markup";
import type { MarkupRule } from "@/lib/domain/markups/markup";
import { sum } from "@/lib/domain/money";
import { exchangeFactor, makeConvert } from "@/lib/domain/pricing/exchange";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { previewMarkups } from "../../markups/preview-markups";
import { RULE_ENDED } from "../../markups/read-asked-markup";
import { rulesInForce } from "../../markups/rules-in-force";
import type { PayloadOf } from "../payload";
import { type CarryingOut, PLAIN, type Plan } from "../plan";

/** Of a rule that is not there yet. */
const NEW = "new";

/**
 * A rule that begins, ends, or both. Searches after the commit follow it. What is at stake is the size of both, whatever their signs: a discount that ends
 * makes fares dearer as a markup that begins does. To each comes the largest rule behind it, which it kept or keeps from holding.
 * @throws AppError validation (`ends`) where the rule has ended meanwhile
 */
export async function planMarkup({ partnerId, ends, adds }: PayloadOf<"markup">, now: Date): Promise<Plan> {
  const before = await rulesInForce();
  const ended = ends && before.find(({ id }) => id === ends.id);
  if (ended === undefined) throw hasEnded();
  const added = adds && { id: NEW, ...adds.rule };
  const differing = [added, ended].filter((rule) => rule !== null);
  const after = before.filter((rule) => rule !== ended);
  return {
    ...PLAIN,
    partnerId,
    stake: { amountMinor: await stakeOf(differing, before), currency: "UZS" },
    changes: await previewMarkups({ before, after: added ? inserted(after, added) : after, differing, now }),
    carryOut: async (tx, act) => {
      if (ended) await endRule(tx, ended.id, act);
      if (adds) await addRule(tx, adds.rule, act);
      const detail = { proposal: act.proposalId, ...(ends && { ended_rule: ends.text }), ...(adds && { added_rule: adds.text }) };
      await recordAudit(tx, { action: "markups_changed", by: act.by, detail, now: act.now });
    },
  };
}

/** Of rules at the same place the one that was made first is tried first. */
function inserted(rules: readonly MarkupRule[], added: MarkupRule): MarkupRule[] {
  const next = rules.findIndex(({ place }) => place > added.place);
  return next < 0 ? [...rules, added] : rules.toSpliced(next, 0, added);
}

/** @throws AppError validation (`currency`) where no exchange rate tells what a rule is worth */
async function stakeOf(differing: readonly MarkupRule[], inForce: readonly MarkupRule[]): Promise<number> {
  const rates = await db().exchangeRate.findMany({ select: { base: true, quote: true, rate: true } });
  const unknown = differing.some(({ currency }) => currency !== null && exchangeFactor(rates, currency, "UZS") === null);
  if (unknown) throw withoutRate();
  const convert = makeConvert(rates, "UZS");
  const isBehind = (rule: MarkupRule) => (other: MarkupRule) =>
    !differing.includes(other) && other.place >= rule.place && mayMeet(rule, other);
  return sum(
    differing.map((rule) => {
      const behind = inForce.filter(isBehind(rule)).map((other) => markupStake(other, convert));
      return markupStake(rule, convert) + Math.max(0, ...behind);
    }),
  );
}

async function endRule(tx: Prisma.TransactionClient, id: string, { by, now }: CarryingOut): Promise<void> {
  const { count } = await tx.markupRule.updateMany({ where: { id, endedAt: null }, data: { endedAt: now, endedBy: by.actor } });
  if (count === 0) throw hasEnded();
}

async function addRule(tx: Prisma.TransactionClient, { saleFrom, saleTo, ...rule }: PlacedRule, { proposalId, by, now }: CarryingOut) {
  const { reason, proposedBy } = await tx.proposal.findUniqueOrThrow({
    where: { id: proposalId },
    select: { reason: true, proposedBy: true },
  });
  const days = { saleFrom: saleFrom === null ? null : new Date(saleFrom), saleTo: saleTo === null ? null : new Date(saleTo) };
  await tx.markupRule.create({ data: { id: proposalId, ...rule, ...days, reason, proposedBy, madeBy: by.actor, madeAt: now } });
  if ((await missingRates(tx, ["markups"])).length > 0) throw withoutRate();
}

const NO_RATE = t(
  "No exchange rate leads from this currency to one that agencies pay in. Load the rates first, or choose another currency.",
  "Нет курса из этой валюты в валюты, в которых платят агентства. Сначала загрузите курсы или выберите другую валюту.",
  "Bu valyutadan agentliklar toʻlaydigan valyutalarga kurs yoʻq. Avval kurslarni yuklang yoki boshqa valyutani tanlang.",
);

function withoutRate(): AppError {
  return new AppError("validation", { fields: { currency: [NO_RATE] } });
}

function hasEnded(): AppError {
  return new AppError("validation", { fields: { ends: [RULE_ENDED] } });
}
