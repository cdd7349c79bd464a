import { v7 as uuid } from "uuid";
import { may, ROLES } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { validFor } from "@/lib/domain/quotes/validity";
import { savingOf, type WatchPrice } from "@/lib/domain/watches/fall";
import type { WatchKind } from "@/lib/domain/watches/watch";
import type { Prisma } from "@/lib/generated/prisma/client";
import { keptLocale } from "@/lib/services/booking/record/customer-locale";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { sealRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { openStaffIfKnown } from "@/lib/services/ground/personal-data/staff";
import { insertQuote } from "@/lib/services/quotes/insert-quote";
import { firstDepartureOf, type KeptChoice, parseChoices } from "@/lib/services/quotes/kept-choice";
import { parseJourney } from "@/lib/services/quotes/watches/kept-journey";
import { jsonOfMarks, parseMarks } from "@/lib/services/quotes/watches/kept-prices";
import { openCustomer, type WatchCustomer } from "@/lib/services/quotes/watches/watch-customer";
import type { Look, SeenChoice } from "@/lib/services/quotes/watches/watched-prices";
import { insertAccountMail } from "../mail/account/insert-account-mail";
import { mayMail } from "../mail/parts/count-mail";
import { composeWatchLetter, type ToldFall } from "../mail/watches/compose-watch-letter";
import { holdWatched } from "./hold-watched";
import type { LiveWatch } from "./live-watches";

interface ToTell {
  watch: LiveWatch;
  kind: WatchKind;
  look: Look;
  /** Which price has fallen, and from what the next fall is counted. */
  fall: { place: number; marks: (WatchPrice | null)[] };
  now: Date;
}

/** A quote that is made of a finding is valid for so long, and never after the first departure. */
const VALID_HOURS = 24;

/**
 * Tells of a fall, in one transaction: the quote that it opens, what the desk shows, and the mails to whoever watches and to the customer. Whatever runs
 * at the same time tells the same fall once, and nothing of a watch that was ended meanwhile.
 * @returns `changed`, with nothing written, where the watch or what it watches is not as it was read: it has to be looked at again
 */
export async function tellFall(asked: ToTell): Promise<"told" | "quiet" | "changed"> {
  const { watch, look, fall, now } = asked;
  const seen = look.seen[fall.place];
  if (!seen) return "quiet";
  const told = toldOf(asked, seen);
  const saver = await savingCustomer(watch, told);
  const isTold = await db().$transaction(async (tx) => {
    if (!(await holdWatched(tx, watch))) return false;
    const { count } = await tx.priceWatch.updateMany({
      where: { id: watch.id, state: "live", marks: { equals: jsonOfMarks(parseMarks(watch.marks)) } },
      data: { marks: jsonOfMarks(fall.marks) },
    });
    if (count === 0) return false;
    const isMailed =
      saver !== null && (await mayMail({ partnerId: watch.partnerId, about: { watchId: watch.id }, recipient: saver.email, now }));
    await write(tx, { ...asked, seen, told, customer: isMailed ? saver : null });
    return true;
  });
  if (isTold) relayJobsSoon();
  return isTold ? "told" : "changed";
}

function toldOf({ watch, kind, look, fall }: ToTell, { now, penalty }: SeenChoice): ToldFall {
  return { kind, currency: watch.currency, was: look.sold ?? parseMarks(watch.marks)[fall.place] ?? null, now, penalty };
}

/** The customer, where they would pay less by what is worth a message: what an agency saves of a booking may be its own. */
async function savingCustomer(watch: LiveWatch, { was, now, penalty }: ToldFall): Promise<WatchCustomer | null> {
  if (was && savingOf(was, { now, penalty }).amountMinor < Number(watch.leastFallMinor)) return null;
  return openCustomer(watch);
}

interface ToWrite extends ToTell {
  seen: SeenChoice;
  told: ToldFall;
  customer: WatchCustomer | null;
}

async function write(tx: Prisma.TransactionClient, asked: ToWrite): Promise<void> {
  const { watch, told, customer, now } = asked;
  const { id: watchId, partnerId } = watch;
  const quote = await quoteOf(tx, asked);
  const id = uuid();
  await tx.priceFall.create({
    data: {
      ...{ id, watchId, partnerId, at: now, currency: told.currency, quoteId: quote.id, isCustomerTold: customer !== null },
      ...{ wasMinor: told.was?.amountMinor ?? null, wasCostMinor: told.was?.costMinor ?? null },
      ...{ nowMinor: told.now.amountMinor, nowCostMinor: told.now.costMinor },
      ...{ penaltyMinor: told.penalty.amountMinor, penaltyCostMinor: told.penalty.costMinor },
    },
  });
  await writeToAgent(tx, asked, quoteUrl(quote.token));
  if (customer) await writeToCustomer(tx, { partnerId, quoteId: quote.id, fallId: id, customer, now });
}

/** The quote that is watched, with the prices of now, or one that is made of the finding. */
async function quoteOf(
  tx: Prisma.TransactionClient,
  { watch, look, seen, customer, now }: ToWrite,
): Promise<{ id: string; token: string }> {
  const { quote, booking, partnerId, createdBy } = watch;
  if (!quote) {
    const choice: KeptChoice = seen.choice;
    return insertQuote(tx, {
      ...{ partnerId, choices: [choice], createdBy, by: SYSTEM, now },
      words: { label: booking?.bookingNumber ?? routeOf(watch), note: "" },
      locale: customer?.locale ?? keptLocale(watch.user.locale),
      validUntil: validFor(VALID_HOURS, { now, departure: firstDepartureOf([choice]) }),
    });
  }
  const choices = parseChoices(quote.choices).map((choice, index): KeptChoice => look.seen[index]?.choice ?? { ...choice, now: null });
  await tx.quote.updateMany({ where: { id: quote.id, pricedAt: { lt: now } }, data: { choices, pricedAt: now } });
  return quote;
}

/** Whoever watches, while they may sell; not where their mailbox has had enough today: the fall stands on the desk and in the bell. */
async function writeToAgent(tx: Prisma.TransactionClient, { watch, told, customer, now }: ToWrite, url: string): Promise<void> {
  const { user, partnerId, booking } = watch;
  const role = ROLES.find((each) => each === user.role);
  const { email: recipient } = await openStaffIfKnown(user);
  if (user.disabledAt || !role || !may(role, "sell") || recipient === "") return;
  if (!(await mayMail({ partnerId, about: { watchId: watch.id }, recipient, now }))) return;
  const locale = keptLocale(user.locale);
  const letter = composeWatchLetter({
    ...{ watchId: watch.id, fall: told, route: routeOf(watch), bookingNumber: booking?.bookingNumber ?? null },
    ...{ quoteUrl: url, isCustomerTold: customer !== null, locale },
  });
  await insertAccountMail(tx, { partnerId, kind: "watch", locale, recipient, letter, actor: SYSTEM.actor, now });
}

interface ToCustomer {
  partnerId: string;
  quoteId: string;
  fallId: string;
  customer: WatchCustomer;
  now: Date;
}

/** It is written when it is sent, in the agency's brand, of what the customer's page of the quote shows then. */
async function writeToCustomer(tx: Prisma.TransactionClient, { partnerId, quoteId, fallId, customer, now }: ToCustomer): Promise<void> {
  const id = uuid();
  const sealedRecipient = await sealRecipient(id, customer.email);
  const about = { partnerId, quoteId, priceFallId: fallId, kind: "price_fall", locale: customer.locale };
  await tx.mail.create({ data: { id, ...about, sealedRecipient, nextAt: now, actor: SYSTEM.actor, createdAt: now } });
  await queueInside(tx, [mailJob(id, 1, now)]);
}

/** `TAS – IST` */
function routeOf({ journey }: LiveWatch): string {
  const [first] = parseJourney(journey);
  return first ? `${first.from} – ${first.to}` : "";
}
