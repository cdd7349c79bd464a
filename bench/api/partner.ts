import { randomInt } from "node:crypto";
import { z } from "zod";
import { token } from "@/lib/contracts/accounts";
import { createdBooking } from "@/lib/contracts/bookings";
import { type Offer, offer } from "@/lib/contracts/offers";
import { envelope } from "@/lib/contracts/shared";
import type { Shot } from "./load";

const EMAIL = "agent@parvoz.example";
const PASSWORD = "parvoz-demo-2026";

export const TOKEN_SHOT: Shot = {
  method: "POST",
  path: "/api/v1/accounts/tokens",
  body: JSON.stringify({ email: EMAIL, password: PASSWORD, access_type: "avia" }),
};

/** The demonstration partner's program. */
export class BenchPartner {
  constructor(
    readonly port: number,
    readonly token: string,
  ) {}

  static async signIn(port: number): Promise<BenchPartner> {
    const response = await fetch(`http://127.0.0.1:${port}${TOKEN_SHOT.path}`, { method: "POST", body: TOKEN_SHOT.body ?? "" });
    return new BenchPartner(port, envelope(token).parse(await response.json()).data.token);
  }

  async ask<Schema extends z.ZodType>({ method, path, body }: Shot, schema: Schema): Promise<z.output<Schema>> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(body === undefined ? {} : { body }),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200)
      throw new Error(`${method} ${path.slice(0, 60)}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
    return schema.parse(z.object({ data: z.unknown() }).parse(answer).data);
  }

  offers(path: string): Promise<Offer[]> {
    return this.ask({ method: "GET", path }, z.array(offer));
  }

  async book(offerId: string): Promise<string> {
    return (await this.ask(bookingShot(offerId), createdBooking)).id;
  }
}

/** `YYYY-MM-DD` so many days from today, UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export function searchPath(to: string, depart: string, options: { back?: string; cabin?: "E" | "B" } = {}): string {
  const { back, cabin = "E" } = options;
  const directions: [string, string, string][] = [
    ["TAS", to, depart],
    ...(back ? [[to, "TAS", back] satisfies [string, string, string]] : []),
  ];
  const query = new URLSearchParams({ service_class: cabin, adults: "1", children: "0", infants: "0", infants_with_seat: "0" });
  directions.forEach(([from, until, date], index) => {
    query.set(`directions[${index}][departure_airport]`, from);
    query.set(`directions[${index}][arrival_airport]`, until);
    query.set(`directions[${index}][date]`, date);
  });
  return `/api/v1/offers?${query}`;
}

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join("");
}

/** A booking of one adult whom no other booking has. */
export function bookingShot(offerId: string): Shot {
  const passenger = {
    first_name: `Namuna${letters(8)}`,
    last_name: `Sinov${letters(8)}`,
    age: "adt",
    birthdate: "1990-05-01",
    gender: "M",
    citizenship: "UZ",
    tel: "+998901234567",
    doc_type: "A",
    doc_number: `${letters(2)}${String(randomInt(10_000_000)).padStart(7, "0")}`,
    doc_expire: "2035-01-01",
  };
  const payer = { payer_name: "Namuna Tolovchi", payer_email: "payer@parvoz.example", payer_tel: "+998901234567" };
  return { method: "POST", path: `/api/v1/offers/${offerId}/booking`, body: JSON.stringify({ ...payer, passengers: [passenger] }) };
}
