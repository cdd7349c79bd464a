import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { FRONT_URL } from "./layout";
import type { ClientRecord } from "./record";
import { pause, until } from "./wait";

/** Whoever gets no final answer in so long gives the request up, seconds: its outcome is unknown then. */
const PATIENCE_SECONDS = 150;
const PAUSE_MS = 200;
const ANSWER_WITHIN_MS = 15_000;

/** Answers after which the same request is right: too many, still being processed, cannot now. */
const NOT_FINAL: readonly number[] = [410, 429, 500, 502, 503, 504];

const DESTINATIONS = ["IST", "MOW", "SKD", "BHK", "UGC", "ALA", "DXB", "LED"];
/** Days from today over which departures are spread. */
const FIRST_DAY = 10;
const DAYS = 200;

const offers = z.object({ data: z.array(z.object({ id: z.string() })) });
const booked = z.object({ data: z.object({ id: z.string() }) });
const signedIn = z.object({ data: z.object({ token: z.string() }) });

interface Answer {
  status: number;
  text: string;
}

/** A demonstration partner's token, through the front, as soon as it can be had. */
export function signIn(): Promise<string> {
  return until("a demonstration partner signs in", askToken);
}

async function askToken(): Promise<string> {
  const body = JSON.stringify({ email: "agent@parvoz.example", password: "parvoz-demo-2026", access_type: "avia" });
  const response = await fetch(`${FRONT_URL}/api/v1/accounts/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return signedIn.parse(await response.json()).data.token;
}

/** A partner's program that searches, books and pays, and says of everything what it was told. */
export class Buyer {
  constructor(
    private readonly token: string,
    private readonly record: ClientRecord,
  ) {}

  /** Searches until told to stop. */
  async search(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.findOffers();
      await pause(50);
    }
  }

  /** Books and pays until told to stop. */
  async buy(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const found = await this.findOffers();
      const offer = found[randomInt(Math.max(1, found.length))];
      if (offer === undefined) {
        await pause(PAUSE_MS);
        continue;
      }
      const booking = await this.write(`/api/v1/offers/${offer}/booking`, bookingBody());
      if (booking === null) continue;
      const { id } = booked.parse(JSON.parse(booking)).data;
      this.record.bookings.add(id);
      if ((await this.write(`/api/v1/booking/${id}/payment`)) !== null) this.record.payments.add(id);
    }
  }

  /** Repeats a request under one key until its answer is final. @returns the body of a 200; null where it was refused or given up */
  private async write(path: string, body?: string): Promise<string | null> {
    const headers = { "idempotency-key": randomUUID(), ...(body === undefined ? {} : { "content-type": "application/json" }) };
    for (const began = performance.now(); performance.now() - began < 1000 * PATIENCE_SECONDS; await pause(PAUSE_MS)) {
      const begun = performance.now();
      const answer = await this.ask(path, { method: "POST", headers, ...(body === undefined ? {} : { body }) });
      this.record.write(begun, answer?.status ?? 0);
      if (answer?.status === 200) return answer.text;
      if (answer && !NOT_FINAL.includes(answer.status)) {
        this.record.refusal(`${answer.status} ${kindOf(answer.text)}`);
        return null;
      }
    }
    this.record.unknown += 1;
    return null;
  }

  private async findOffers(): Promise<string[]> {
    const begun = performance.now();
    const answer = await this.ask(searchPath(), {});
    this.record.search(begun, answer?.status ?? 0, answer ? kindOf(answer.text) : "no answer");
    return answer?.status === 200 ? offers.parse(JSON.parse(answer.text)).data.map(({ id }) => id) : [];
  }

  /** @returns null where there was no answer */
  private async ask(path: string, init: RequestInit): Promise<Answer | null> {
    try {
      const headers = { ...init.headers, authorization: `Bearer ${this.token}` };
      const response = await fetch(`${FRONT_URL}${path}`, { ...init, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }
}

function searchPath(): string {
  const date = new Date(Date.now() + 86_400_000 * (FIRST_DAY + randomInt(DAYS))).toISOString().slice(0, 10);
  const to = DESTINATIONS[randomInt(DESTINATIONS.length)] ?? "IST";
  const query = new URLSearchParams({ service_class: "E", adults: "1", children: "0", infants: "0", infants_with_seat: "0", limit: "5" });
  query.set("directions[0][departure_airport]", "TAS");
  query.set("directions[0][arrival_airport]", to);
  query.set("directions[0][date]", date);
  return `/api/v1/offers?${query}`;
}

/** What an error says that is the same each time. */
function kindOf(text: string): string {
  return /"error_code":\d+,"message":"[^"]{0,100}/.exec(text)?.[0] ?? text.slice(0, 100);
}

/** One adult whom no other booking has. */
function bookingBody(): string {
  const passenger = {
    ...{ first_name: `Namuna${letters(8)}`, last_name: `Sinov${letters(8)}`, age: "adt", birthdate: "1990-05-01", gender: "M" },
    ...{ citizenship: "UZ", tel: "+998901234567", doc_type: "A", doc_expire: "2035-01-01" },
    doc_number: `${letters(2)}${String(randomInt(10_000_000)).padStart(7, "0")}`,
  };
  const payer = { payer_name: "Namuna Tolovchi", payer_email: "payer@parvoz.example", payer_tel: "+998901234567" };
  return JSON.stringify({ ...payer, passengers: [passenger] });
}

function letters(count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join("");
}
