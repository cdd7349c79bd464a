import type { AdditionalService } from "@/lib/contracts/offers";
import { offerSealer } from "../offer-id";
import type { PricedOffer } from "../price-offer";
import type { ReadyJson } from "../ready-json";
import { writeJson } from "./json-writer";
import { OfferWriter, type Viewer } from "./offer-writer";

/** A list of offers as interface.md describes them, each with an id of its own. */
export function writeOffers(offers: readonly PricedOffer[], viewer: Viewer): ReadyJson {
  const seal = offerSealer(viewer);
  return writeJson((out) => {
    const writer = new OfferWriter(out, viewer);
    let before = '[{"id":"';
    for (const priced of offers) {
      out.ascii(before);
      out.ascii(seal(priced.offer, priced.totalMinor));
      out.ascii('"');
      writer.write(priced);
      before = '},{"id":"';
    }
    out.ascii(offers.length > 0 ? "}]" : "[]");
  });
}

/** One offer as interface.md describes it, under the id that its caller already has. */
export function writeOffer(priced: PricedOffer, viewer: Viewer, offerId: string, services?: readonly AdditionalService[]): ReadyJson {
  return writeJson((out) => {
    out.ascii('{"id":');
    // A caller may have put characters into the id that base64 overlooks.
    out.value(offerId);
    new OfferWriter(out, viewer).write(priced);
    if (services) {
      out.ascii(',"additional_services":');
      out.value(services);
    }
    out.ascii("}");
  });
}
