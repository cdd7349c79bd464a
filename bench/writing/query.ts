import pg from "pg";

/** One query on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: string[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A database of its own on the same server. @returns its URL */
export async function freshDatabase(url: string, name: string): Promise<string> {
  await query(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}
