import { signInKeys } from "@/lib/services/ground/personal-data/blind-index";
import { staffColumns } from "@/lib/services/ground/personal-data/staff";

/** The columns of an account's person, as the service writes them: what it is found by, and the rest sealed. */
export async function accountColumns(id: string, person: Parameters<typeof staffColumns>[1]) {
  const { sealedPerson, signInKey } = await staffColumns(id, person);
  return { sealedPerson, signInKey: Buffer.from(signInKey) };
}

/** What an account may be found by, for `sign_in_key = any($1::bytea[])`. */
export async function accountKeys(email: string): Promise<Buffer[]> {
  return (await signInKeys(email)).map((key) => Buffer.from(key));
}
