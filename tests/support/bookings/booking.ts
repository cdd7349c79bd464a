import type { CreatedBooking, ParsedBookingRequest } from "@/lib/contracts/interface/bookings";
import { db } from "@/lib/db";
import type { SupplierOffer } from "@/lib/domain/offer";
import { type AgeGroup, ageGroupsOf, type Party } from "@/lib/domain/passengers/passengers";
import type { PartnerContext } from "@/lib/services/access/partners/partner-context";
import { createBooking } from "@/lib/services/booking/create/create-booking";
import { houseSupplier } from "@/lib/suppliers/house/house-supplier";
import { directionOf, NO_FILTERS } from "@/lib/suppliers/port/selling";
import { quoteOffer } from "../offers/quote-offer";

export const ONE_ADULT: Party = { adt: 1, chd: 0, inf: 0, ins: 0 };

interface Journey {
  partner: PartnerContext;
  now: Date;
  date: string;
  party?: Party;
  from?: string;
  to?: string;
  carrier?: string;
  /** Of its first flight: `271`. */
  number?: string;
  brand?: string;
  /** The one with a connection, whose first flight is of the carrier. */
  connects?: boolean;
  /** The one that lands once on the way. */
  lands?: boolean;
}

/** The cheapest non-stop offer of a carrier (or one with a connection) and its id, as a search gives it. */
export async function findOffer(journey: Journey): Promise<{ offerId: string; offer: SupplierOffer }> {
  const {
    partner,
    now,
    date,
    party = ONE_ADULT,
    from = "TAS",
    to = "IST",
    carrier = "HY",
    number,
    connects = false,
    lands = false,
  } = journey;
  const directions = [directionOf(from, to, date)];
  const { offers } = await houseSupplier.selling.search({
    directions,
    filters: NO_FILTERS,
    cabin: "E",
    party,
    currency: partner.currency,
    now,
  });
  const length = connects ? 2 : 1;
  const fitting = offers.filter(({ directions }) => {
    const first = directions[0]?.segments[0];
    return directions[0]?.segments.length === length && first?.carrier === carrier && (number ?? first.flightNumber) === first.flightNumber;
  });
  const offer = fitting.find(({ directions }) => directions[0]?.segments[0]?.technicalStops.length === Number(lands));
  if (!offer) throw new Error(`no offer ${from}–${to} on ${date}`);
  return { offerId: quoteOffer({ offer, partner, cabin: "E", party, now }), offer };
}

const BIRTHDATES: Record<AgeGroup, string> = { adt: "1990-05-01", chd: "2019-05-01", inf: "2026-03-01", ins: "2026-04-01" };
let people = 0;

type PassengerBody = ParsedBookingRequest["passengers"][number];

/** A passenger that no other test has: letters only, so that names stay names. */
function makePassenger(age: AgeGroup = "adt"): PassengerBody {
  people += 1;
  const letters = [...String(people)].map((digit) => "ABCDEFGHIJ".charAt(Number(digit))).join("");
  return {
    first_name: `Anvar${letters}`,
    last_name: "Karimov",
    age,
    birthdate: BIRTHDATES[age],
    gender: "M",
    citizenship: "UZ",
    tel: "+998901234567",
    doc_type: "A",
    doc_number: `AA${String(people).padStart(7, "0")}`,
    doc_expire: "2032-01-01",
  };
}

export function makeBody(party: Party = ONE_ADULT): ParsedBookingRequest {
  return {
    payer_name: "Karimov Anvar",
    payer_email: "payer@parvoz.example",
    payer_tel: "+998901234567",
    passengers: ageGroupsOf(party).map((age) => makePassenger(age)),
  };
}

/** Books the cheapest offer of a journey for new people. */
export async function bookJourney(journey: Journey): Promise<CreatedBooking> {
  const { offerId } = await findOffer(journey);
  return book({ partner: journey.partner, now: journey.now, offerId, body: makeBody(journey.party) });
}

export function book(request: {
  partner: PartnerContext;
  now: Date;
  offerId: string;
  body: ParsedBookingRequest;
}): Promise<CreatedBooking> {
  return createBooking({ ...request, actor: "partner:test", locale: "en" });
}

/** Seats sold of a leg, all booking classes together. */
export async function seatsSold(legKey: string): Promise<number> {
  const row = await db().legInventory.findUnique({ where: { legKey } });
  return (row?.sold ?? []).reduce((sum, seats) => sum + seats, 0);
}
