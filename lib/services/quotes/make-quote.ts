import type { QuoteItem, QuoteRequest } from "@/lib/contracts/portal/quotes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import { type Currency, fromMajor, isMajor, toMajor } from "@/lib/domain/money";
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
import { afterDeparture, OFFER_GONE, OTHER_PARTY, PRICE_MOVED, PRICES_FIXED, UNTIL_TEXTS } from "./texts";

interface MakeQuote {
  partner: PartnerContext;
  request: QuoteRequest;
  by: Doer;
  now: Date;
}

/**
 * Makes a proposal of up to six offers to a customer, at a link of its own. Each is asked for once more, so that it begins with prices of now.
 * @throws AppError validation, which names the choice: gone, of another party, or at a price out of bounds; or the moment at which it cannot end;
 *   quote_price_changed, which names all choices whose price is not what was shown (`choices.0.expected`); carrier_unconfirmed
 */
export async function makeQuote({ partner, request, by, now }: MakeQuote): Promise<QuoteItem> {
  const policy = await readSellingPolicy(partner.id);
  const found: KeptChoice[] = [];
  for (const [index, { offer_id }] of request.choices.entries()) {
    const choice = await choiceOfOffer(offer_id, { partner, policy, now });
    if (!choice) throw refusal(index, "offer_id", OFFER_GONE);
    if (isOtherSale(choice, found[0])) throw refusal(index, "offer_id", OTHER_PARTY);
    found.push(choice);
  }
  refuseMoved(request.choices, found);
  const choices = found.map((choice, index) => atPrice(choice, request.choices[index]?.amount, { policy, index }));
  const { label, note, locale } = request;
  const words = { label, note };
  const until = validUntil(request, choices, now);
  const quote = await db().$transaction((tx) =>
    insertQuote(tx, { partnerId: partner.id, choices, words, locale, validUntil: until, createdBy: by.actor, by, now }),
  );
  return presentQuoteItem(quote, { locale, now });
}

type Asked = QuoteRequest["choices"][number];

/** Nothing is proposed to a customer at another price or margin than the agent has seen; all that have moved are named at once. */
function refuseMoved(asked: readonly Asked[], found: readonly KeptChoice[]): void {
  const moved = found.flatMap(({ quoted }, index) =>
    hasMoved(asked[index], quoted) ? [[`choices.${index}.expected`, [PRICE_MOVED]]] : [],
  );
  if (moved.length > 0) throw new AppError("quote_price_changed", { fields: Object.fromEntries(moved) });
}

/** A price that the agent has set stays what it is: of it the cost alone can have moved. */
function hasMoved(asked: Asked | undefined, byRules: ChoicePrice): boolean {
  if (!asked?.expected) return false;
  const { cost, amount } = asked.expected;
  return cost !== toMajor(byRules.costMinor) || (asked.amount === undefined && amount !== toMajor(byRules.sellingMinor));
}

interface Making {
  policy: SellingPolicy | null;
  /** Number of the choice, from 0. */
  index: number;
}

/** @param choice as the rules price it @param amount that the agent has set; undefined where the rules' price stands */
function atPrice(choice: KeptChoice, amount: number | undefined, making: Making): KeptChoice {
  const byRules = choice.quoted;
  const quoted = amount === undefined ? byRules : setPrice(amount, byRules, making, choice.currency);
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
