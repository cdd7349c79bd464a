import { z } from "zod";
import { type Offer, offer as offerContract } from "@/lib/contracts/offers";
import * as checking from "@/lib/services/search/check-offer";
import * as family from "@/lib/services/search/list-fare-family";
import type { ReadyJson } from "@/lib/services/search/ready-json";
import * as searching from "@/lib/services/search/search-offers";

/** The use cases that answer with offers as bytes, read back: every one is held against the contract. */
export async function searchOffers(options: Parameters<typeof searching.searchOffers>[0]): Promise<Offer[]> {
  return offersIn((await searching.searchOffers(options)).json);
}

export async function listFareFamily(options: Parameters<typeof family.listFareFamily>[0]): Promise<Offer[]> {
  return offersIn(await family.listFareFamily(options));
}

export async function checkOffer(options: Parameters<typeof checking.checkOffer>[0]): Promise<Offer> {
  return offerContract.parse(JSON.parse(String(await checking.checkOffer(options))));
}

function offersIn(json: ReadyJson): Offer[] {
  return z.array(offerContract).parse(JSON.parse(String(json)));
}
