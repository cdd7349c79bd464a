import type pg from "pg";

/**
 * Carriers whose ticket stock has numbers left, that get their passengers in a confirmed way and that the house has not stopped, by code: nobody else is sold,
 * in searches, by quotes or under another number of the same flight.
 * @param client in the transaction that compiles
 */
export async function carriersOnSale(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ carrier: string }>(
    "select carrier from carrier_on_sale where carrier not in (select carrier from carrier_stop where lifted_at is null) order by 1",
  );
  return rows.map(({ carrier }) => carrier);
}
