// Runs a scenario: run.mjs NAME JSON. Prints a line of JSON per step; ends with an error at the first failure that is not expected.
import { Client, download, Failure } from "./client.mjs";

function say(step, facts) {
  console.log(JSON.stringify({ step, ...facts }));
}

/** The cheapest offer, or the cheapest that can (or cannot) be refunded where that is asked for. */
async function search(client, { from, to, date, refund }) {
  const offers = await client.search([{ departure_airport: from, arrival_airport: to, date }]);
  say("search", { offers: offers.length });
  return offers.find((offer) => refund === undefined || offer.refund === refund);
}

function bodyOf({ passenger }, services = []) {
  const payer = { payer_name: "Namuna Tolovchi", payer_email: "payer@parvoz.example", payer_tel: "+998901234567" };
  return { ...payer, passengers: [passenger], ...(services.length > 0 ? { additional_services: services } : {}) };
}

async function book(client, asked) {
  const offer = await search(client, asked);
  const booking = await client.book(offer.id, bodyOf(asked));
  say("book", { id: booking.id, status: booking.status, repeated: client.repeated });
  return booking;
}

async function pay(client, { id }) {
  say("pay", { status: (await client.pay(id)).status });
}

/** Everything that a journey meets, from a visa question to the receipt. */
async function journey(client, asked) {
  const { from, to, date } = asked;
  say("visa", { countries: Object.keys(await client.visas(["TR", "AE"])).sort() });
  const flights = await client.schedule({ departure_from: date, departure_to: date, airport_from: from, airport_to: to });
  say("schedule", { flights: flights.length });
  const before = await client.balance();
  const offer = await search(client, asked);
  const checked = await client.offer(offer.id);
  const bags = checked.additional_services ?? [];
  say("check", { same_price: checked.price.amount === offer.price.amount, bags: bags.length });
  if (offer.is_fare_family) say("family", { brands: (await client.fareFamily(offer.id)).length });
  say("rules", { directions: (await client.rules(offer.id)).length });
  const bought = bags.slice(0, 1);
  const services = bought.map(({ id }) => id);
  const booking = await client.book(offer.id, bodyOf(asked, services));
  const expected = bought.reduce((total, bag) => total + bag.price.amount, checked.price.amount);
  say("book", { id: booking.id, status: booking.status, adds_up: Math.abs(booking.price.amount - expected) < 0.005 });
  await pay(client, booking);
  say("fiscal", { whole: (await client.fiscalization(booking.id)).total_amount === booking.price.amount });
  const { passengers } = await client.until(booking.id, "ticketed");
  const numbers = passengers.flatMap(({ tickets }) => tickets.map(({ ticket_number }) => ticket_number));
  const extra = passengers.reduce((total, { additional_baggage }) => total + additional_baggage.length, 0);
  say("ticketed", { numbers: numbers.every((number) => number?.length === 13), extra_bags: extra });
  for (const receipt of await client.receipts(booking.id)) {
    const { type, bytes } = await download(receipt.itinerary_receipt);
    say("receipt", { type, pdf: bytes.subarray(0, 5).toString() === "%PDF-" });
  }
  say("balance", { currency: (await client.balance()).currency === before.currency });
  say("cancel", await client.cancel(booking.id));
  say("end", { status: (await client.booking(booking.id)).status, minted: client.minted });
}

async function cancelBooked(client, asked) {
  const booking = await book(client, asked);
  say("cancel", await client.cancel(booking.id));
  await end(client, booking);
}

async function cancelPaid(client, asked) {
  const booking = await book(client, asked);
  await pay(client, booking);
  say("cancel", await client.cancel(booking.id));
  await end(client, booking);
}

/** Leaves a ticketed booking behind. */
async function ticket(client, asked) {
  const booking = await book(client, asked);
  await pay(client, booking);
  say("ticketed", { id: (await client.until(booking.id, "ticketed")).id });
}

/** The airline cancels the flight after ticketing: the status changes by itself, and everything is given back. */
async function airlineCancels(client, asked) {
  const booking = await book(client, asked);
  await pay(client, booking);
  await client.until(booking.id, "refundauthorized");
  say("cancel", await client.cancel(booking.id));
  await end(client, booking);
}

/** The tickets cannot be issued: the money comes back by itself. */
async function ticketingFails(client, asked) {
  const booking = await book(client, asked);
  await pay(client, booking);
  await client.until(booking.id, "refunded");
  await end(client, booking);
}

async function end(client, { id }) {
  say("end", { status: (await client.booking(id)).status });
}

/** Cancels a booking of which only the id is known. */
async function cancel(client, booking) {
  try {
    say("amounts", await client.refundAmounts(booking.id));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say("amounts", { status: error.status, code: error.code });
  }
  say("cancel", await client.cancel(booking.id));
  await end(client, booking);
}

/** One call, to see what becomes of the token in the cache. */
async function token(client) {
  say("balance", { currency: (await client.balance()).currency, minted: client.minted });
}

/** A booking that must fail at once, for what it says of the passenger. */
async function refused(client, asked) {
  const offer = await search(client, asked);
  try {
    await client.book(offer.id, bodyOf(asked));
    say("book", { status: "booked" });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say("book", { status: error.status, code: error.code, repeated: client.repeated, fields: Object.keys(error.errors ?? {}).sort() });
  }
}

const SCENARIOS = {
  journey,
  cancel_booked: cancelBooked,
  cancel_paid: cancelPaid,
  ticket,
  airline_cancels: airlineCancels,
  ticketing_fails: ticketingFails,
  cancel,
  token,
  refused,
  book,
};

const { BASE_URL: baseUrl, EMAIL: email, PASSWORD: password, TOKEN_FILE: tokenFile } = process.env;
const [name, asked] = process.argv.slice(2);
await SCENARIOS[name](new Client({ baseUrl, email, password, tokenFile }), JSON.parse(asked));
