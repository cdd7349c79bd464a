import { randomInt } from "node:crypto";
import { z } from "zod";
import { token } from "@/lib/contracts/accounts";
import { type Offer, offer } from "@/lib/contracts/offers";
import { RATE_CLASSES } from "@/lib/contracts/rate-classes";
import { envelope } from "@/lib/contracts/shared";
import { addPartner } from "@/lib/services/access/add-partner";
import { addUser } from "@/lib/services/access/add-user";
import { setRateLimits } from "@/lib/services/access/set-rate-limits";
import { depositMoney } from "@/lib/services/money/post-ledger";

/** A partner's program: its token, and where it asks. */
export interface Partner {
  token: string;
  port: number;
}

/** Opens a partner without limits and with more money than it can spend, in the database of this process. */
export async function openPartner(code: string, port: number): Promise<Partner> {
  const { id: partnerId } = await addPartner({
    ...{ code, name: code, currency: "UZS", serviceFeeMinor: 2_500_000, recommendedMarkupBp: 300, creditLimitMinor: 0 },
  });
  await setRateLimits({ partnerCode: code, rates: Object.fromEntries(RATE_CLASSES.map((name) => [name, 100_000])) });
  await depositMoney({ partnerId, amountMinor: 1e15, memo: "Deposit" });
  const email = `${code.toLowerCase()}@parvoz.example`;
  const { password } = await addUser({ partnerCode: code, email, name: code, role: "agent" });
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/accounts/tokens`, {
    method: "POST",
    body: JSON.stringify({ email, password, access_type: "avia" }),
  });
  return { token: envelope(token).parse(await response.json()).data.token, port };
}

/** The offers of a search. @throws Error where the answer is not 200 */
export async function findOffers({ token, port }: Partner, path: string): Promise<Offer[]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  return envelope(z.array(offer)).parse(await response.json()).data;
}

/** `YYYY-MM-DD` so many days from today, UTC. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A search from Tashkent and back. */
export interface RoundTrip {
  to: string;
  /** `YYYY-MM-DD` */
  date: string;
  returnDate: string;
}

/** The address of a search for one adult in economy class, one way or there and back. @param limit offers at most */
export function searchPath({ to, date, returnDate }: Omit<RoundTrip, "returnDate"> & Partial<RoundTrip>, limit: number): string {
  const directions = [["TAS", to, date], ...(returnDate === undefined ? [] : [[to, "TAS", returnDate]])];
  const query = new URLSearchParams({ service_class: "E", adults: "1", children: "0", infants: "0", infants_with_seat: "0" });
  for (const [index, [from = "", until = "", day = ""]] of directions.entries()) {
    query.set(`directions[${index}][departure_airport]`, from);
    query.set(`directions[${index}][arrival_airport]`, until);
    query.set(`directions[${index}][date]`, day);
  }
  query.set("limit", String(limit));
  return `/api/v1/offers?${query}`;
}

/** The body of a booking of one adult whom no other booking has. */
export function bookingBody(): string {
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
