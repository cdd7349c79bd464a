import { z } from "zod";
import { sessionList } from "@/lib/contracts/account/account-security";
import { envelope } from "@/lib/contracts/shared";
import { signIn } from "../lib/commands/sign-in";

/** Of prisma/seed.ts. */
const DEMO_PASSWORD = "parvoz-demo-2026";

type Method = "GET" | "POST" | "DELETE";

/** Asks the running product; absent fields are those of a stranger. */
export interface Caller {
  call: <Schema extends z.ZodType>(method: Method, path: string, schema: Schema, body?: unknown) => Promise<z.output<Schema>>;
}

/** Somebody who does what the pages do. */
export interface SignedIn extends Caller {
  /** Leaves no session behind on their account. */
  leave: () => Promise<void>;
}

/** Whoever holds a link. */
export function stranger(port: number): Caller {
  return callerWith(port, {});
}

/** @param reads a path that they alone may read @throws Error where they are not let in */
export async function person(port: number, email: string, reads: string): Promise<SignedIn> {
  const caller = callerWith(port, await signIn(port, { email, password: DEMO_PASSWORD, reads }));
  const leave = async () => {
    const { items } = await caller.call("GET", "/api/account/sessions", sessionList);
    const own = items.find(({ is_current }) => is_current);
    if (own) await caller.call("DELETE", `/api/account/sessions/${own.id}`, z.unknown());
  };
  return { ...caller, leave };
}

function callerWith(port: number, headers: Record<string, string>): Caller {
  return {
    call: async (method, path, schema, body) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const sent = { ...headers, "accept-language": "en", ...(body !== undefined && { "content-type": "application/json" }) };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: sent, ...json });
      const text = await answer.text();
      // Addresses and bodies may name people, invented as they are.
      if (!answer.ok) throw new Error(`${method} was answered ${answer.status}: ${text.slice(0, 300)}`);
      return schema.parse(envelope(z.unknown()).parse(JSON.parse(text)).data);
    },
  };
}
