import type { QuoteItem, QuoteRequest } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import { type Currency, fromMajor, isMajor } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { type ValidityProblem, validFor, validityProblem } from "@/lib/domain/quotes/validity";
import type { SellingPolicy } from "@/lib/domain/selling/policy";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { amountText } from "@/lib/services/terms/selling/check-amount";
import { readSellingPolicy } from "@/lib/services/terms/selling/selling-policy";
import { outOfBounds } from "@/lib/services/terms/selling/texts";
import { choiceOfOffer } from "./choice-of-offer";
import { insertQuote } from "./insert-quote";
import { type ChoicePrice, firstDepartureOf, type KeptChoice } from "./kept-choice";
import { presentQuoteItem } from "./present-quote-item";
import { afterDeparture, OFFER_GONE, OTHER_PARTY, PRICES_FIXED, UNTIL_TEXTS } from "./texts";

interface MakeQuote {
  partner: PartnerContext;
  request: QuoteRequest;
  by: Doer;
  now: Date;
}

/**
 * Makes a proposal of up to six offers to a customer, at a link of its own. Each is asked for once more, so that it begins with prices of now.
 * @throws AppError validation, which names the choice: gone, of another party, or at a price out of bounds; or the moment at which it cannot end; carrier_unconfirmed
 */
export async function makeQuote({ partner, request, by, now }: MakeQuote): Promise<QuoteItem> {
  const policy = await readSellingPolicy(partner.id);
  const choices: KeptChoice[] = [];
  for (const [index, asked] of request.choices.entries()) {
    const choice = await makeChoice({ partner, policy, now, index }, asked);
    if (isOtherSale(choice, choices[0])) throw refusal(index, "offer_id", OTHER_PARTY);
    choices.push(choice);
  }
  const { label, note, locale } = request;
  const words = { label, note };
  const until = validUntil(request, choices, now);
  const quote = await db().$transaction((tx) =>
    insertQuote(tx, { partnerId: partner.id, choices, words, locale, validUntil: until, createdBy: by.actor, by, now }),
  );
  return presentQuoteItem(quote, { locale, now });
}

interface Making extends Pick<MakeQuote, "partner" | "now"> {
  policy: SellingPolicy | null;
  /** Number of the choice, from 0. */
  index: number;
}

async function makeChoice(making: Making, asked: QuoteRequest["choices"][number]): Promise<KeptChoice> {
  const choice = await choiceOfOffer(asked.offer_id, making);
  if (!choice) throw refusal(making.index, "offer_id", OFFER_GONE);
  const byRules = choice.quoted;
  const quoted = asked.amount === undefined ? byRules : setPrice(asked.amount, byRules, making, choice.currency);
  return { ...choice, quoted, isSet: quoted.sellingMinor !== byRules.sellingMinor, now: quoted };
}

/** The price that the rules make is always allowed; another one within the bounds that bookings have. */
function setPrice(amount: number, byRules: ChoicePrice, { policy, index }: Making, currency: Currency): ChoicePrice {
  const sellingMinor = isMajor(amount) ? fromMajor(amount) : null;
  if (sellingMinor === byRules.sellingMinor) return byRules;
  if (!policy?.bounds) throw refusal(index, "amount", PRICES_FIXED);
  const { lowestMinor, highestMinor } = boundsOf(policy.bounds, byRules.costMinor);
  if (sellingMinor !== null && lowestMinor <= sellingMinor && sellingMinor <= highestMinor) return { ...byRules, sellingMinor };
  throw refusal(index, "amount", outOfBounds(amountText(lowestMinor, currency), amountText(highestMinor, currency)));
}

function isOtherSale(choice: KeptChoice, first: KeptChoice | undefined): boolean {
  if (!first) return false;
  return choice.currency !== first.currency || AGE_GROUPS.some((age) => choice.party[age] !== first.party[age]);
}

function refusal(index: number, field: "offer_id" | "amount", text: LocalizedText): AppError {
  return new AppError("validation", { fields: { [`choices.${index}.${field}`]: [text] } });
}

/** @throws AppError validation of a moment that has passed, is too far away, or lies after the first departure of all */
function validUntil(asked: QuoteRequest, choices: readonly KeptChoice[], now: Date): Date {
  const departure = firstDepartureOf(choices);
  if (asked.valid_until === undefined) return validFor(asked.valid_hours, { now, departure });
  const until = new Date(asked.valid_until);
  const problem = validityProblem(until, { now, departure });
  if (problem) throw new AppError("validation", { fields: { valid_until: [untilText(problem, departure)] } });
  return until;
}

function untilText(problem: ValidityProblem, departure: Date): LocalizedText {
  return problem === "departed" ? afterDeparture(departure) : UNTIL_TEXTS[problem];
}
