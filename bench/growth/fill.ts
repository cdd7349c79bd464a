import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { addPartner } from "@/lib/services/access/partners/add-partner";
import { writeCopies } from "@/lib/services/booking/testing/copy-bookings";
import { surnameKey } from "@/lib/services/ground/personal-data/blind-index";
import { personColumns } from "@/lib/services/ground/personal-data/person";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";
import { depositMoney } from "@/lib/services/terms/ledger/post-ledger";
import { sumDepositDays } from "@/lib/services/terms/ledger/sum-deposit-days";
import { type Agency, TERMS } from "./agency";
import { digitLetters } from "./names";
import type { Template } from "./templates";

/** Agencies besides the one that has a third of all bookings. */
const OTHERS = 40;
/** People who sell for each agency. */
const AGENTS = 12;
/** Surnames that an agency's passengers have; the most common one has some two in a hundred of them. */
const SURNAMES = 3_000;
/** Bookings are made over so long. */
const YEARS_DAYS = 730;
/** The newest bookings have names: a page shows them, and the beginning of a surname is looked for among 500. */
const NAMED = 600;

/** Opens the agencies, the largest first, each with money enough. */
export async function openAgencies(): Promise<Agency[]> {
  const agencies: Agency[] = [];
  for (let place = 0; place <= OTHERS; place++) {
    const code = `GROW${place}`;
    const { id } = await addPartner({ code, name: `Agency ${place}`, ...TERMS, creditLimitMinor: 0 });
    await depositMoney({ partnerId: id, amountMinor: 1e15, memo: "Deposit" });
    const people = Array.from({ length: AGENTS }, () => uuid());
    for (const [at, person] of people.entries()) {
      const columns = await staffColumns(person, { email: `${person}@parvoz.example`, name: `Agent ${digitLetters(at)}` });
      await db().user.create({ data: { ...columns, id: person, partnerId: id, role: "agent", passwordHash: "none" } });
    }
    agencies.push({ id, agents: people.map((person) => `partner:${person}`) });
  }
  return agencies;
}

export function surnameAt(place: number): string {
  return `Sinov${digitLetters(place)}`;
}

interface Fill {
  bookings: number;
  agencies: readonly Agency[];
  templates: readonly Template[];
}

/**
 * Fills the database with an agency's two years and those of forty others: a third of all are the largest one's; 85 in a hundred are ticketed, 8
 * cancelled, 4 refunded, 3 in part; of the last day and a half a fifth are held; of the last two weeks a fortieth wait for a refund. The busiest
 * routes and the commonest surnames have most.
 */
export async function fillBookings({ bookings, agencies, templates }: Fill): Promise<void> {
  const surnames = await Promise.all(
    agencies.map(({ id }) => Promise.all(Array.from({ length: SURNAMES }, (_, place) => surnameKey(id, surnameAt(place))))),
  );
  await writeCopies(async (tx) => {
    for (const [at, { id }] of agencies.entries()) {
      const keys = surnames[at]?.map((key) => Buffer.from(key ?? []).toString("hex"));
      await tx.$executeRaw`
        insert into copied_surname select ${id}::uuid, place - 1, decode(key, 'hex') from unnest(${keys}::text[]) with ordinality k (key, place)`;
    }
    await tx.$executeRaw(planOf({ bookings, agencies, templates }));
  });
  const [largest] = agencies;
  if (largest) await nameNewest(largest.id);
  await sumDepositDays();
}

function planOf({ bookings, agencies, templates }: Fill): Prisma.Sql {
  const routes = Math.max(...templates.map(({ route }) => route)) + 1;
  return Prisma.sql`
    with agency as (
      select place - 1 as place, g.id, a.id as account, g.agents
        from jsonb_to_recordset(${JSON.stringify(agencies.map((agency, place) => ({ ...agency, place: place + 1 })))}::jsonb) g (place integer, id uuid, agents text[])
        join ledger_account a on a.partner_id = g.id and a.kind = 'deposit'),
    template as (
      select t.id, t.route, t.state, b.created_at
        from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) t (id uuid, route integer, state text) join booking b on b.id = t.id)
    insert into copy (n, old, partner_id, account_id, later, actor, extra_minor, surnames)
    select n, t.id, g.id, g.account, date_trunc('second', now()) - d.age - t.created_at, g.agents[1 + d.drawn[2] % ${AGENTS}::integer],
           case when t.state in ('ticketed', 'held', 'cancelled') then d.drawn[5] % 3000 * 100000 else 0 end, ${SURNAMES}::integer
      from generate_series(1, ${bookings}::integer) n
     cross join lateral (
       select n * (interval '1 day' * ${YEARS_DAYS}::integer / ${bookings}::integer) as age,
              array(select (hashint8(n * 16 + k) & 1048575) from generate_series(0, 5) k) as drawn) d
     cross join lateral (
       select case when age < '36 hours' and (n <= 12 or drawn[4] % 5 = 0) then 'held'
                   when age < '14 days' and drawn[4] % 40 = 1 then 'asked'
                   when drawn[4] % 100 < 8 then 'cancelled' when drawn[4] % 100 < 12 then 'refunded' when drawn[4] % 100 < 15 then 'refunded_in_part'
                   else 'ticketed' end as state) s
      join agency g on g.place = case when n % 3 = 0 then 0 else 1 + drawn[1] % ${OTHERS}::integer end
      join template t on t.state = s.state and t.route = floor(${routes}::integer * power(drawn[3] / 1048576.0, 2))`;
}

/** Names those that have none and were made last, as their surnames' blind indexes say nothing of their first names. */
async function nameNewest(partnerId: string): Promise<void> {
  const newest = await db().booking.findMany({
    where: { partnerId },
    orderBy: { createdAt: "desc" },
    take: NAMED,
    select: { passengers: { select: { id: true } } },
  });
  const person = { firstName: "Namuna", middleName: null, birthdate: "1990-05-01", citizenship: "UZ", tel: "+998901234567", email: "" };
  const document = { docType: "A", docNumber: "AA0000000", docExpire: "2035-01-01" } as const;
  let place = 0;
  for (const { id } of newest.flatMap(({ passengers }) => passengers)) {
    const lastName = surnameAt(Math.floor(SURNAMES * (place++ / NAMED / 2) ** 2) % SURNAMES);
    await db().bookingPassenger.update({
      where: { id },
      data: await personColumns({ id, partnerId }, { ...person, ...document, lastName }),
    });
  }
}
