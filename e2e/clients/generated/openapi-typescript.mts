// A partner's program on types that openapi-typescript made, with openapi-fetch.
import createClient from "openapi-fetch";
import type { paths } from "./made/schema.js";

const { BASE_URL = "", PARVOZ_KEY = "", DAY = "" } = process.env;
const client = createClient<paths>({ baseUrl: `${BASE_URL}/api/v1`, headers: { authorization: `Bearer ${PARVOZ_KEY}` } });

const visas = await client.GET("/visa-types/v2", { params: { query: { countries: ["TR", "DE"] } } });
const party = { adults: 1, children: 0, infants: 0, infants_with_seat: 0 };
const offers = await client.GET("/offers", {
  params: { query: { directions: [`TAS-IST-${DAY}`], service_class: "E", ...party } },
});
if (visas.error || offers.error) throw new Error(JSON.stringify(visas.error ?? offers.error));
const [offer] = offers.data.data;
console.log(JSON.stringify({ countries: Object.keys(visas.data.data), from: offer?.directions[0]?.departure.airport.code }));
