import { z } from "zod";
import type { QueueItem } from "@/lib/contracts/operator/queues";
import { db, runStatement } from "@/lib/db";
import { departureId, flightNameOf } from "@/lib/domain/departures/departure-id";
import { ALL_MAIL_KINDS } from "@/lib/domain/mail/mail";
import { toMajor } from "@/lib/domain/money";
import { parseLegKey } from "@/lib/domain/schedule/inventory";
import { ENDED_STATES } from "@/lib/domain/uploads/upload";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import type { QueueRow } from "./queue-rows";

/** What an item tells besides its deadline and who has it, by subject. */
export type About = ReadonlyMap<string, Partial<QueueItem>>;
type Tell = (rows: readonly QueueRow[]) => Promise<About>;

const PARTNER = { select: { code: true, name: true } } as const;
const numbersOf = (rows: readonly QueueRow[]) => rows.map(({ subject }) => Number(subject));
const subjectsOf = (rows: readonly QueueRow[]) => rows.map(({ subject }) => subject);

export function departureOf(legKey: string): NonNullable<QueueItem["departure"]> {
  const { date, origin, destination } = parseLegKey(legKey);
  return { id: departureId(legKey), flight: flightNameOf(legKey), date, origin, destination };
}

/** What was said of things that people of the house bring, with who said it. */
async function saidBy<Row>(
  found: readonly Row[],
  actorOf: (row: Row) => string,
  tell: (row: Row, by: string[]) => [string, Partial<QueueItem>],
) {
  const names = await namesOfActors(found.map(actorOf));
  return new Map(found.map((row) => tell(row, [names.get(actorOf(row)) ?? ""].filter(Boolean))));
}

/** Messages of airlines that were refused. */
export const aboutMessages: Tell = async (rows) => {
  const found = await db().scheduleInbox.findMany({
    where: { number: { in: subjectsOf(rows).map(BigInt) } },
    select: { number: true, name: true, sender: true, subject: true },
  });
  return new Map(
    found.map(({ number, name, sender, subject }) => [
      String(number),
      { thing: { name: subject || name, said: sender === "" ? [] : [sender] } },
    ]),
  );
};

const NUMBERS = {
  name: "queue_stock_numbers",
  text: `
    select carrier::text as carrier, sum(last_number - next_number + 1)::integer as left, sum(last_number - first_number + 1)::integer as declared
      from ticket_stock where closed_at is null and carrier = any($1::text[]) group by carrier`,
};
const numberRows = z.array(z.object({ carrier: z.string(), left: z.int(), declared: z.int() }));

/** Carriers that run short of ticket numbers. */
export const aboutStock: Tell = async (rows) => {
  const found = numberRows.parse(await runStatement(NUMBERS, [subjectsOf(rows)]));
  return new Map(found.map(({ carrier, ...numbers }) => [carrier, { thing: { name: carrier, said: [] }, numbers }]));
};

/** Addresses of agencies' programs that do not answer; of an address its host alone is told. */
export const aboutWebhooks: Tell = async (rows) => {
  const found = await db().webhookEndpoint.findMany({
    where: { id: { in: subjectsOf(rows) } },
    select: { id: true, url: true, partner: PARTNER },
  });
  return new Map(found.map(({ id, url, partner }) => [id, { agency: partner, thing: { name: new URL(url).host, said: [] } }]));
};

/** Mails that could not be sent. */
export const aboutMails: Tell = async (rows) => {
  const found = await db().mail.findMany({
    where: { id: { in: subjectsOf(rows) } },
    select: { id: true, kind: true, partnerId: true },
  });
  const partners = await db().partner.findMany({
    where: { id: { in: found.map(({ partnerId }) => partnerId) } },
    select: { id: true, ...PARTNER.select },
  });
  const agencies = new Map(partners.map(({ id, code, name }) => [id, { code, name }]));
  return new Map(
    found.map(({ id, kind, partnerId }) => {
      const mail = ALL_MAIL_KINDS.find((known) => known === kind) ?? null;
      const agency = agencies.get(partnerId);
      return [id, agency ? { agency, mail } : { mail }];
    }),
  );
};

/** Documents of charters. */
export const aboutCharters: Tell = async (rows) => {
  const found = await db().charterPaper.findMany({ where: { id: { in: numbersOf(rows) } } });
  return saidBy(
    found,
    ({ declaredBy }) => declaredBy,
    ({ id, carrier, number, reason }, by) => [String(id), { thing: { name: `${carrier} ${number}`.trim(), said: [reason, ...by] } }],
  );
};

/** Files of prices. */
export const aboutUploads: Tell = async (rows) => {
  const found = await db().importUpload.findMany({
    where: { id: { in: subjectsOf(rows) } },
    select: { id: true, name: true, actor: true, state: true, isStale: true, publishAt: true },
  });
  return saidBy(
    found,
    ({ actor }) => actor,
    ({ id, name, publishAt, ...file }, by) => [
      id,
      { thing: { name, said: by }, upload: { stands: standsOf(file), publish_at: publishAt?.toISOString() ?? null } },
    ],
  );
};

function standsOf({ state, isStale }: { state: string; isStale: boolean }): NonNullable<QueueItem["upload"]>["stands"] {
  if (state === "planned") return "late";
  return ENDED_STATES.find((each) => each === state) ?? (isStale ? "stale" : "checked");
}

/** Lines of banks that nobody has matched. */
export const aboutBankLines: Tell = async (rows) => {
  const found = await db().bankLine.findMany({
    where: { id: { in: subjectsOf(rows).map(BigInt) } },
    select: { id: true, amountMinor: true, party: true, purpose: true, document: true, account: { select: { currency: true } } },
  });
  return new Map(
    found.map(({ id, amountMinor, party, purpose, document, account }) => [
      String(id),
      {
        amount: { amount: toMajor(Number(amountMinor)), currency: account.currency },
        thing: { name: party || document || String(id), said: purpose === "" ? [] : [purpose] },
      },
    ]),
  );
};

/** Departures that one person wants to cancel. */
export const aboutCancellations: Tell = async (rows) => {
  const found = await db().departureCancellation.findMany({ where: { id: { in: numbersOf(rows) } } });
  return saidBy(
    found,
    ({ proposedBy }) => proposedBy,
    ({ id, legKey, reason }, by) => [
      String(id),
      { departure: departureOf(legKey), thing: { name: flightNameOf(legKey), said: [reason, ...by] } },
    ],
  );
};

/** Ways by which carriers are to get their passengers. */
export const aboutWays: Tell = async (rows) => {
  const found = await db().passengerListWay.findMany({ where: { id: { in: numbersOf(rows) } } });
  return saidBy(
    found,
    ({ declaredBy }) => declaredBy,
    ({ id, carrier, reason }, by) => [String(id), { thing: { name: carrier, said: [reason, ...by] } }],
  );
};
