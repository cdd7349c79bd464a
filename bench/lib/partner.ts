import { z } from "zod";
import { type Offer, offer } from "@/lib/contracts/interface/offers";
import { envelope } from "@/lib/contracts/shared";
import { openBuyer } from "@/scripts/storm/buyer";

/** A partner's program: its token, and where it asks. */
export interface Partner {
  token: string;
  port: number;
}

/** Opens a partner without limits and with more money than it can spend, in the database of this process. */
export async function openPartner(code: string, port: number): Promise<Partner & { partnerId: string }> {
  const { token, partnerId } = await openBuyer({ code, port, serviceFeeMinor: 2_500_000 });
  return { token, port, partnerId };
}

/** The offers of a search. @throws Error where the answer is not 200 */
export async function findOffers({ token, port }: Partner, path: string): Promise<Offer[]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  return envelope(z.array(offer)).parse(await response.json()).data;
}

/** A search from Tashkent and back. */
export interface RoundTrip {
  to: string;
  /** `YYYY-MM-DD` */
  date: string;
  returnDate: string;
}

/** The address of a search for adults in economy class, one way or there and back. @param limit offers at most */
export function searchPath(
  { to, date, returnDate }: Omit<RoundTrip, "returnDate"> & Partial<RoundTrip>,
  limit: number,
  adults = 1,
): string {
  const directions = [["TAS", to, date], ...(returnDate === undefined ? [] : [[to, "TAS", returnDate]])];
  const query = new URLSearchParams({ service_class: "E", adults: String(adults), children: "0", infants: "0", infants_with_seat: "0" });
  for (const [index, [from = "", until = "", day = ""]] of directions.entries()) {
    query.set(`directions[${index}][departure_airport]`, from);
    query.set(`directions[${index}][arrival_airport]`, until);
    query.set(`directions[${index}][date]`, day);
  }
  query.set("limit", String(limit));
  return `/api/v1/offers?${query}`;
}
