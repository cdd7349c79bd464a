// A partner's program on functions that orval made, over fetch.
import { listVisaTypes, searchOffers } from "./made/parvoz";

const { PARVOZ_KEY = "", DAY = "" } = process.env;
const options = { headers: { authorization: `Bearer ${PARVOZ_KEY}` } };

const visas = await listVisaTypes({ countries: ["TR", "DE"] }, options);
const party = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
const offers = await searchOffers({ directions: [`TAS-IST-${DAY}`], service_class: "E", ...party }, options);
if (visas.status !== 200 || offers.status !== 200) throw new Error(JSON.stringify([visas.data, offers.data]));
const [offer] = offers.data.data;
console.log(JSON.stringify({ countries: Object.keys(visas.data.data), from: offer?.directions[0]?.departure.airport.code }));
