import type pg from "pg";

/**
 * Carriers whose ticket stock has numbers left and that get their passengers in a confirmed way, by code: nobody else is sold, in searches, by quotes or
 * under another number of the same flight.
 * @param client in the transaction that compiles
 */
export async function carriersOnSale(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ carrier: string }>("select carrier from carrier_on_sale order by 1");
  return rows.map(({ carrier }) => carrier);
}
