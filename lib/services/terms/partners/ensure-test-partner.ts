import { v5 as namedUuid, v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { MINOR_PER_MAJOR } from "@/lib/domain/money";
import { depositMoney } from "../ledger/post-ledger";
import { readPartnerTerms } from "./partner-terms";

/** Test money of each currency of a new test mode, major units. */
const TEST_DEPOSIT = 1_000_000_000;

/**
 * The partner row that a partner's test mode lives in, made where it is missing, with test money to spend and the live terms, which a
 * trigger of the table keeps the same. Safe when two run at once, or when one stopped half-way: two meet at the code as well as at
 * `test_of`, whichever index they reach first, so neither is named as the one to give way at.
 * @param options.partnerId the live partner
 * @returns the id of the test mode's row
 */
export async function ensureTestPartner({ partnerId }: { partnerId: string }): Promise<string> {
  await db().$executeRaw`
    insert into partner (id, name, code, currency, service_fee_minor, recommended_markup_bp, logo, is_demo, rate_limits, suspended_at, test_of)
    select ${uuid()}::uuid, name || ' (test)', code || '-TEST', currency, service_fee_minor, recommended_markup_bp, logo, is_demo, rate_limits, suspended_at, id
      from partner where id = ${partnerId}::uuid and test_of is null
    on conflict do nothing`;
  const twin = await db().partner.findUniqueOrThrow({ where: { testOf: partnerId }, select: { id: true } });
  const money = { amountMinor: TEST_DEPOSIT * MINOR_PER_MAJOR, memo: "Test money" };
  const [own, ...further] = await readPartnerTerms(twin.id);
  await depositMoney({ id: namedUuid("test money", twin.id), partnerId: twin.id, currency: own?.currency, ...money });
  for (const { currency } of further)
    await depositMoney({ id: namedUuid(`test money ${currency}`, twin.id), partnerId: twin.id, currency, ...money });
  return twin.id;
}
