// A partner's program on a client that @hey-api/openapi-ts made.
import { listVisaTypes, searchOffers } from "./made";
import { client } from "./made/client.gen";

const { BASE_URL = "", PARVOZ_KEY = "", DAY = "" } = process.env;
client.setConfig({ baseUrl: `${BASE_URL}/api/v1`, auth: PARVOZ_KEY });

const visas = await listVisaTypes({ query: { countries: ["TR", "DE"] } });
const party = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
const offers = await searchOffers({ query: { directions: [`TAS-IST-${DAY}`], service_class: "E", ...party } });
if (visas.error || offers.error) throw new Error(JSON.stringify(visas.error ?? offers.error));
const [offer] = offers.data.data;
console.log(JSON.stringify({ countries: Object.keys(visas.data.data), from: offer?.directions[0]?.departure.airport.code }));
