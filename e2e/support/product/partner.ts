import { expect } from "@playwright/test";
import { z } from "zod";
import { token } from "@/lib/contracts/interface/accounts";
import { envelope, errorEnvelope } from "@/lib/contracts/shared";
import type { Locale } from "@/lib/domain/localized";

export const BASE_URL = process.env.BASE_URL ?? "http://localhost:3000";
export const FIRST_AGENT = "agent@parvoz.example";
export const SECOND_AGENT = "agent2@parvoz.example";
export const PASSWORD = "parvoz-demo-2026";

type Method = "GET" | "POST" | "DELETE";
interface CallOptions {
  body?: unknown;
  locale?: Locale;
}

/** By address. */
const signedIn = new Map<string, Promise<Partner>>();

/** A partner's program: plain HTTP with a bearer token. Every answer is held against its contract. */
export class Partner {
  private constructor(readonly bearer: string) {}

  /** Checking a password takes long on purpose, and a token lasts for a month: one is made for all journeys of this process. */
  static signIn(email: string): Promise<Partner> {
    const partner = signedIn.get(email) ?? Partner.mint(email);
    signedIn.set(email, partner);
    return partner;
  }

  private static async mint(email: string): Promise<Partner> {
    const response = await fetch(`${BASE_URL}/api/v1/accounts/tokens`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD, access_type: "avia" }),
    });
    expect(response.status).toBe(200);
    return new Partner(envelope(token).parse(await response.json()).data.token);
  }

  /** What only reads is asked again where the server has no room for it, as programs do. */
  async send(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
    const response = await this.sendOnce(method, path, options);
    return method === "GET" && response.status === 503 ? this.send(method, path, options) : response;
  }

  private async sendOnce(method: Method, path: string, { body, locale = "en" }: CallOptions): Promise<Response> {
    return fetch(`${BASE_URL}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.bearer}`,
        "accept-language": locale,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Expects HTTP 200, whatever the method, and the contract's shape, nothing unknown and nothing missing. */
  async ok<Schema extends z.ZodType>(method: Method, path: string, schema: Schema, options: CallOptions = {}): Promise<z.output<Schema>> {
    const response = await this.send(method, path, options);
    const json: unknown = await response.json();
    expect(response.status, JSON.stringify(json)).toBe(200);
    return schema.parse(envelope(z.unknown()).parse(json).data);
  }

  /** Expects an error of this status and code. */
  async refused(
    method: Method,
    path: string,
    status: number,
    code: number,
    options: CallOptions = {},
  ): Promise<z.output<typeof errorEnvelope>> {
    const response = await this.send(method, path, options);
    const json: unknown = await response.json();
    expect(response.status, JSON.stringify(json)).toBe(status);
    const error = errorEnvelope.parse(json);
    expect(error.error_code, JSON.stringify(error)).toBe(code);
    return error;
  }
}

/** A test that goes on over midnight means the same days all the time. */
const BEGAN = Date.now();

/** `YYYY-MM-DD` so many days from today, UTC. */
export function inDays(days: number): string {
  return new Date(BEGAN + days * 86_400_000).toISOString().slice(0, 10);
}

interface SearchOptions {
  from?: string;
  to?: string;
  depart?: string;
  back?: string;
  cabin?: "E" | "B" | "A";
  adults?: number;
  children?: number;
  infants?: number;
  seated?: number;
}

/** Path of a search, in the interface's bracketed form. */
export function searchPath(options: SearchOptions): string {
  const { from = "TAS", to = "IST", depart = inDays(40), back, cabin = "E", adults = 1, children = 0, infants = 0, seated = 0 } = options;
  const directions: [string, string, string][] = [
    [from, to, depart],
    ...(back ? [[to, from, back] satisfies [string, string, string]] : []),
  ];
  const query = new URLSearchParams({
    service_class: cabin,
    adults: String(adults),
    children: String(children),
    infants: String(infants),
    infants_with_seat: String(seated),
  });
  for (const [index, [departure, arrival, date]] of directions.entries()) {
    query.set(`directions[${index}][departure_airport]`, departure);
    query.set(`directions[${index}][arrival_airport]`, arrival);
    query.set(`directions[${index}][date]`, date);
  }
  return `/api/v1/offers?${query}`;
}
