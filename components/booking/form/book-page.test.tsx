import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { noWork, OpenWorkList, WORK_LIST } from "@/components/booking/testing/open-work-list";
import { CustomerModeProvider } from "@/lib/client/customer-mode";
import type { Offer } from "@/lib/contracts/interface/offers";
import { router } from "@/tests/support/pages/navigation";
import { sampleBag, sampleBooking, sampleCreated, sampleDirection, sampleOffer, samplePassenger } from "@/tests/support/pages/samples";
import { held, refuse, serve as serveAll, timesCalled } from "@/tests/support/pages/service";
import { show, showAndSpeak } from "@/tests/support/pages/show";
import { fieldsAgain } from "../people/repeat-search";
import { BookPage } from "./book-page";
import { keepDraft } from "./form-draft";

const CHECK = "GET /api/v1/offers/offer-1";
const BOOK = "POST /api/portal/offers/offer-1/booking";
const SELLING = "GET /api/portal/selling";
const COUNTRIES = [
  { code: "UZ", name: "Uzbekistan" },
  { code: "TR", name: "Türkiye" },
  { code: "TM", name: "Turkmenistan" },
];

const NO_PRICES = { version: 0, currency: "UZS", rules: [], rounding: null, bounds: null, keeps: { kind: "amount", minor: 0 } };
/** A fee of 50,000 for everybody, and prices from the cost to a fifth above it. */
const FEE = {
  part: "fee",
  when: { carrier: null, from: null, to: null, cabin: null, age: null },
  value: { kind: "amount", minor: 50_000_00 },
};
const PRICES = { ...NO_PRICES, version: 1, rules: [FEE], bounds: { lowestBp: 0, highestBp: 2_000 } };

const page = (given: Partial<ComponentProps<typeof BookPage>> = {}) => (
  <BookPage
    offerId="offer-1"
    chosen={{ total: null, sold: null }}
    quoted={null}
    search="from=TAS"
    countries={COUNTRIES}
    sending={{ confirmation: false, receipts: false, changes: false, refunds: false, locale: "uz", leaves: true }}
    ownEmail="agency@parvoz.example"
    agentId="u-1"
    isSaved={false}
    {...given}
  />
);

/** What a customer's quote says of the offer. */
const QUOTED = { offerId: "offer-1", locale: "ru", cost: 1_000_000, selling: 1_090_000 } as const;

/** The service for an agency without prices of its own, where nothing else is said. */
const serve = (answers: Parameters<typeof serveAll>[0]) => serveAll({ [SELLING]: () => NO_PRICES, ...answers });

const couple = {
  passengers: sampleOffer().passengers.flatMap((adult) => [adult, adult]),
  price: { amount: 2_000_000, currency: "UZS" },
} as const;
const dearer = sampleOffer({
  price: { amount: 1_100_000, currency: "UZS" },
  passengers: sampleOffer().passengers.map((adult) => ({ ...adult, price: 1_100_000 })),
});

/** The button of a desk; the one of a phone comes after it. */
const submit = (): HTMLElement => {
  const [button] = screen.getAllByText(/^Book($| for)/);
  if (!button) throw new Error("there is no button");
  return button;
};
/** By their headings: roles and names of a whole form are slow to find. */
const passenger = (number: number) =>
  within(screen.getByText(`Passenger ${number}`, { selector: "h2 *" }).closest("section") ?? document.body);
const summary = () => within(screen.getByText(/another look$/).closest<HTMLElement>("[role=alert]") ?? document.body);

/** What a person types, in one go. */
function put(field: HTMLElement, value: string) {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Travellers who may fly, and who pays. */
function fill(count = 1) {
  for (let number = 1; number <= count; number++) {
    const card = passenger(number);
    put(card.getByLabelText("Last name"), "Karimova");
    put(card.getByLabelText("First name"), ["Malika", "Nodira"][number - 1] ?? "");
    put(card.getByLabelText("Date of birth"), "07.02.1990");
    fireEvent.click(card.getByLabelText("Female"));
    put(card.getByLabelText("Document number"), `AA123456${number}`);
    put(card.getByLabelText("Valid until"), "01.01.2030");
  }
  put(passenger(1).getByLabelText("Phone"), "+998901234567");
  fireEvent.click(screen.getByText("Take from passenger 1"));
  put(screen.getByLabelText("E-mail"), "malika@parvoz.example");
}

/** The page of an offer, and what is asked of the service. */
async function open(
  answers: { offer?: () => Offer; book?: () => unknown; selling?: () => unknown } = {},
  given: Parameters<typeof page>[0] = {},
) {
  const { offer = () => sampleOffer(), book = () => sampleCreated(), selling = () => NO_PRICES } = answers;
  const asked = serve({ [CHECK]: offer, [BOOK]: book, [SELLING]: selling });
  const person = show(page(given));
  await screen.findAllByText(/^Book($| for)/);
  return { asked, person };
}

beforeEach(() => {
  window.sessionStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10), toFake: ["Date"] });
});

describe("the price for the customer", () => {
  const selling = () => PRICES;
  const field = () => screen.getByLabelText<HTMLInputElement>("For all passengers, UZS");
  const sent = (asked: ReturnType<typeof serve>) => asked.find(({ call }) => call === BOOK)?.body;

  it("stands on the button, what it costs beside it, and is booked at", async () => {
    const { asked, person } = await open({ selling });
    expect(submit().textContent).toMatch(/^Book for 1,050,000.UZS$/);
    expect(screen.getByText(/^cost 1,000,000.UZS$/)).toBeDefined();
    fill();
    await person.click(submit());
    const price = { selling_price: 1_050_000, selling_price_typed: false, expected_price: 1_000_000 };
    await waitFor(() => expect(sent(asked)).toMatchObject(price));
  });

  it("tells a customer who looks on what a bag adds to it, and that a price cannot be booked, but not how far it may go", async () => {
    const fifth = { ...FEE, part: "markup", value: { kind: "percent", basisPoints: 2_000 } };
    serve({ [CHECK]: () => sampleOffer({ additional_services: [sampleBag(0, 0)] }), [SELLING]: () => ({ ...PRICES, rules: [fifth] }) });
    const person = show(<CustomerModeProvider initial={false}>{page()}</CustomerModeProvider>);
    await person.click(await screen.findByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1 300 000" } });
    await person.keyboard("{F9}");
    expect(screen.getByText(/^This price needs another look/)).toBeDefined();
    await person.click(screen.getByLabelText(/TAS – IST/));
    expect(screen.getByRole("option", { name: /^1 × 23 kg, \+ 120,000/ })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/[^,\d](1,000,000|100,000)/);
  });

  it("leads from the bar of a phone to why a price cannot be booked while a customer looks on", async () => {
    const asked = serve({ [CHECK]: () => sampleOffer(), [SELLING]: selling });
    const person = show(<CustomerModeProvider initial={false}>{page()}</CustomerModeProvider>);
    await person.click(await screen.findByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1 300 000" } });
    fill();
    await person.keyboard("{F9}");
    for (const button of screen.getAllByText(/^Book($| for)/).slice(-1)) await person.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^This price needs another look/));
    expect(sent(asked)).toBeUndefined();
  });

  it("is changed in the form within the bounds, and nothing is booked at one outside of them", async () => {
    const { asked, person } = await open({ selling });
    fill();
    await person.click(screen.getByText("Change the selling price"));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    fireEvent.change(field(), { target: { value: "1 300 000" } });
    expect(screen.getByText(/^Write an amount from 1,000,000.UZS to 1,200,000.UZS: your administrator/)).toBeDefined();
    expect(submit().textContent).toBe("Book");
    await person.click(submit());
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(timesCalled(asked, BOOK)).toBe(0);
    fireEvent.change(field(), { target: { value: "1 120 000" } });
    expect(submit().textContent).toMatch(/^Book for 1,120,000.UZS$/);
    expect(screen.getByText(/^120,000.UZS · 12.%$/)).toBeDefined();
    await person.type(field(), "{Enter}");
    expect(timesCalled(asked, BOOK)).toBe(0);
    await person.click(submit());
    await waitFor(() => expect(sent(asked)).toMatchObject({ selling_price: 1_120_000, selling_price_typed: true }));
  });

  it("goes back to that of the rules, and is kept with what was typed, for these flights alone", async () => {
    const { person } = await open({ selling });
    await person.click(screen.getByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1100000" } });
    cleanup();
    const second = await open({ selling });
    expect(submit().textContent).toMatch(/^Book for 1,100,000.UZS$/);
    await second.person.click(screen.getByText(/^Back to 1,050,000.UZS, by your rules$/));
    expect(submit().textContent).toMatch(/^Book for 1,050,000.UZS$/);
    fireEvent.click(screen.getByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1100000" } });
    cleanup();
    const third = await open({ selling, offer: () => sampleOffer({ id: "offer-2", fare_family_type: "FLEX" }) });
    await third.person.click(screen.getByText("Fill them in"));
    expect(submit().textContent).toMatch(/^Book for 1,050,000.UZS$/);
  });

  it("is the quote's where the offer comes from one, as long as it costs the same", async () => {
    await open({ selling }, { quoted: QUOTED });
    expect(submit().textContent).toMatch(/^Book for 1,090,000.UZS$/);
    cleanup();
    await open({ selling, offer: () => dearer }, { quoted: QUOTED });
    expect(submit().textContent).toMatch(/^Book for 1,150,000.UZS$/);
  });

  it("is what a changed price is agreed at, with what it costs now and before", async () => {
    const { person } = await open({ selling, offer: () => dearer }, { chosen: { total: 1_000_000, sold: 1_050_000 } });
    const banner = within(screen.getByText("The price has gone up").closest<HTMLElement>("[role=alert]") ?? document.body);
    expect(banner.getByText(/^Selling price:/).textContent).toMatch(/1,050,000.UZS → Now 1,150,000.UZS/);
    expect(banner.getByText(/^It costs you:/).textContent).toMatch(/1,000,000.UZS → Now 1,100,000.UZS/);
    await person.click(banner.getByRole("button", { name: /^Continue at 1,150,000/ }));
    expect(screen.queryByText("The price has gone up")).toBeNull();
  });

  it("that was typed is not booked at once the offer costs more: it stays, keeps its margin, or goes back to the rules", async () => {
    const offers = [sampleOffer(), dearer];
    const asked = serve({
      ...{ [SELLING]: selling, [CHECK]: () => offers.shift() ?? dearer },
      [BOOK]: () => refuse({ status: 422, error_code: 1030 }),
    });
    const person = show(<CustomerModeProvider initial={false}>{page()}</CustomerModeProvider>);
    await person.click(await screen.findByText("Change the selling price"));
    fill();
    fireEvent.change(field(), { target: { value: "1 080 000" } });
    await person.click(submit());
    await screen.findByText("The price has gone up");
    expect(submit().textContent).toBe("Book");
    const ways = within(screen.getByText("The price has gone up").closest<HTMLElement>("[role=alert]") ?? document.body).getAllByRole(
      "button",
    );
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Keep my margin: 1,180,000.UZS$/),
      expect.stringMatching(/^By the rules: 1,150,000.UZS$/),
    ]);
    // A customer who looks on is told of no margin.
    await person.keyboard("{F9}");
    expect(screen.queryByText(/margin/)).toBeNull();
    expect(document.getElementById("accept-price")?.textContent).toMatch(/^By the rules/);
    await person.keyboard("{F9}");
    await person.click(screen.getByText(/^Keep my margin/));
    expect(submit().textContent).toMatch(/^Book for 1,180,000.UZS$/);
    expect(field().value).toBe("1,180,000");
    await person.click(submit());
    await waitFor(() => expect(timesCalled(asked, BOOK)).toBe(2));
    const [, second] = asked.filter(({ call }) => call === BOOK);
    expect(second?.body).toMatchObject({ selling_price: 1_180_000, selling_price_typed: true, expected_price: 1_100_000 });
  });

  it.each([
    ["in another currency", sampleOffer({ price: { amount: 1_000_000, currency: "EUR" } }), null, /^Book for 1,000,000.EUR$/],
    ["where they cost more", dearer, null, /^Book for 1,150,000.UZS$/],
    ["where they come from a quote", sampleOffer(), QUOTED, /^Book for 1,090,000.UZS$/],
  ])("is not kept for the same flights %s; the passengers are", async (_, offer, quoted, button) => {
    const { person } = await open({ selling });
    fill();
    await person.click(screen.getByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1100000" } });
    cleanup();
    await open({ selling, offer: () => offer }, { quoted });
    expect(submit().textContent).toMatch(button);
    expect(passenger(1).getByLabelText<HTMLInputElement>("Last name").value).toBe("KARIMOVA");
  });

  it("is that of the rules again where the agency takes the bounds away meanwhile, and is booked at", async () => {
    const policies = [PRICES, { ...PRICES, version: 2, bounds: null }];
    const errors = { selling_price: ["The customer now pays 1,050,000."] };
    const bookings = [() => refuse({ status: 422, error_code: 5_000, errors }), () => sampleCreated()];
    const { asked, person } = await open({ selling: () => policies.shift(), book: () => bookings.shift()?.() });
    fill();
    await person.click(screen.getByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1100000" } });
    await person.click(submit());
    expect(await screen.findByText("The customer now pays 1,050,000.")).toBeDefined();
    await waitFor(() => expect(submit().textContent).toMatch(/^Book for 1,050,000.UZS$/));
    await person.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const [, second] = asked.filter(({ call }) => call === BOOK);
    expect(second?.body).toMatchObject({ selling_price: 1_050_000, selling_price_typed: false });
  });

  it("does not come back with bounds that were away when the page was loaded anew", async () => {
    const { person } = await open({ selling });
    await person.click(screen.getByText("Change the selling price"));
    fireEvent.change(field(), { target: { value: "1100000" } });
    cleanup();
    await open({ selling: () => ({ ...PRICES, bounds: null }) });
    put(passenger(1).getByLabelText("Last name"), "Karimova");
    cleanup();
    await open({ selling });
    expect(submit().textContent).toMatch(/^Book for 1,050,000.UZS$/);
  });

  it("is asked for anew where the service knows of other bounds", async () => {
    const errors = { selling_price: ["The price must be between 1 and 2."] };
    const { asked, person } = await open({ selling, book: () => refuse({ status: 422, error_code: 5_000, errors }) });
    fill();
    await person.click(submit());
    expect(await screen.findByText("The price must be between 1 and 2.")).toBeDefined();
    await waitFor(() => expect(timesCalled(asked, SELLING)).toBe(2));
  });
});

it("says what the agency sends to the payer by itself", async () => {
  await open();
  expect(screen.getByText(/^The contact of this booking. Your agency sends nothing there by itself/)).toBeDefined();
  cleanup();
  const sending = { confirmation: true, receipts: true, changes: false, refunds: false, locale: "uz", leaves: false } as const;
  await open({}, { sending });
  expect(screen.getByText(/sends there by itself \(Oʻzbekcha\): the booking, the tickets\. No e-mail leaves/)).toBeDefined();
  cleanup();
  await open({}, { sending, quoted: QUOTED });
  expect(screen.getByText(/sends there by itself \(Русский\)/)).toBeDefined();
});

it("asks for what is missing at its fields and in the summary, and begins with the first", async () => {
  const { asked, person } = await open();
  await person.click(submit());
  const lastName = passenger(1).getByLabelText("Last name");
  await waitFor(() => expect(document.activeElement).toBe(lastName));
  expect(lastName.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("9 fields need another look")).toBeDefined();
  expect(screen.getByText("and 4 more")).toBeDefined();
  await person.click(summary().getByText("Passenger 1: Date of birth"));
  await waitFor(() => expect(document.activeElement).toBe(passenger(1).getByLabelText("Date of birth")));
  expect(timesCalled(asked, BOOK)).toBe(0);
});

it("says what is wrong in the language that the page is turned to", async () => {
  const errors = { "passengers.0.doc_number": ["Not accepted."] };
  const ru = { message: "Проверьте.", errors: { "passengers.0.doc_number": ["Не принимается."] } };
  const texts = { en: { message: "Check.", errors }, ru, uz: ru };
  serve({ [CHECK]: () => sampleOffer(), [BOOK]: () => refuse({ status: 422, message: "Check.", errors, texts }) });
  const { person, speak } = showAndSpeak(page());
  await screen.findAllByText(/^Book($| for)/);
  await person.click(submit());
  expect((await screen.findAllByText("Fill this in.")).length).toBeGreaterThan(0);
  fill();
  await person.click(submit());
  expect(await passenger(1).findByText("Not accepted.")).toBeDefined();
  put(passenger(1).getByLabelText("Last name"), "");
  await person.click(submit());
  expect(await passenger(1).findByText("Fill this in.")).toBeDefined();
  speak("ru");
  expect(await screen.findByText("Заполните это поле.")).toBeDefined();
  expect(screen.queryByText("Fill this in.")).toBeNull();
});

it("sends the agency's own address for a payer without one, and says so", async () => {
  const { asked, person } = await open();
  expect(screen.getByText(/your agency’s agency@parvoz.example stands in the booking/)).toBeDefined();
  fill();
  put(screen.getByLabelText("E-mail"), "");
  await person.click(submit());
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(asked.find(({ call }) => call === BOOK)?.body).toMatchObject({ payer_email: "agency@parvoz.example" });
});

it("sends what was typed once, though the button is pressed twice, and leads to the booking", async () => {
  const { answer, give } = held();
  const { asked, person } = await open({ book: answer });
  fill();
  await person.dblClick(submit());
  await screen.findByText("Booking…");
  give(sampleCreated());
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/bookings/b-1"));
  expect(timesCalled(asked, BOOK)).toBe(1);
  const { body, headers } = asked.find(({ call }) => call === BOOK) ?? {};
  expect(headers?.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
  expect(body).toMatchObject({
    payer_name: "MALIKA KARIMOVA",
    passengers: [{ last_name: "KARIMOVA", birthdate: "1990-02-07", doc_number: "AA1234561", doc_expire: "2030-01-01" }],
  });
});

it("puts what the service finds wrong at its field and into the summary: a passport, and a bag on the third direction", async () => {
  const offer = sampleOffer({
    ...couple,
    directions: [
      sampleDirection("TAS-IST", "2026-12-10"),
      sampleDirection("IST-LHR", "2026-12-12"),
      sampleDirection("LHR-TAS", "2026-12-15"),
    ],
    additional_services: [sampleBag(1, 2)],
  });
  const errors = { "additional_services.0": ["Sold out."], "passengers.1.doc_number": ["Not accepted by the airline."] };
  const { person } = await open({ offer: () => offer, book: () => refuse({ status: 422, message: "Check the fields.", errors }) });
  fill(2);
  const bag = screen.getByLabelText(/LHR – TAS/);
  await person.click(bag);
  await person.click(await screen.findByRole("option", { name: /1 × 23 kg/ }));
  await person.click(submit());
  const number = passenger(2).getByLabelText("Document number");
  await waitFor(() => expect(document.activeElement).toBe(number));
  expect(passenger(2).getByText("Not accepted by the airline.")).toBeDefined();
  expect(screen.getAllByText(/Sold out\./)).toHaveLength(2);
  await person.click(summary().getByText("Passenger 2: Extra baggage"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/LHR – TAS/)));
});

it("shows a price that has moved before the form was opened, and books at it only when told to", async () => {
  const { asked, person } = await open({ offer: () => dearer }, { chosen: { total: 1_000_000, sold: null } });
  expect(screen.getByText("The price has gone up")).toBeDefined();
  fill();
  await person.click(submit());
  const accept = screen.getByRole("button", { name: /^Continue at 1,100,000/ });
  await waitFor(() => expect(document.activeElement).toBe(accept));
  expect(timesCalled(asked, BOOK)).toBe(0);
  await person.click(accept);
  expect(screen.queryByText("The price has gone up")).toBeNull();
  await person.click(submit());
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
});

it("makes the work list be read again", async () => {
  const asked = serve({ [CHECK]: () => sampleOffer(), [BOOK]: () => sampleCreated(), [WORK_LIST]: noWork });
  const person = show(
    <>
      <OpenWorkList />
      {page()}
    </>,
  );
  await screen.findAllByText(/^Book($| for)/);
  fill();
  await person.click(submit());
  await waitFor(() => expect(timesCalled(asked, WORK_LIST)).toBe(2));
});

it("asks again where the price moves while the booking is sent", async () => {
  const offers = [sampleOffer(), dearer];
  const bookings = [() => refuse({ status: 422, error_code: 1030 }), () => sampleCreated()];
  const { asked, person } = await open({ offer: () => offers.shift() ?? dearer, book: () => bookings.shift()?.() });
  fill();
  await person.click(submit());
  await screen.findByText("The price has gone up");
  await person.click(submit());
  expect(timesCalled(asked, BOOK)).toBe(1);
  await person.click(screen.getByRole("button", { name: /^Continue at 1,100,000/ }));
  await person.click(submit());
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(timesCalled(asked, BOOK)).toBe(2);
});

it("leads to the booking that this one would repeat, and to another search where the seats are gone", async () => {
  const refusals = [
    { status: 422, error_code: 5231, data: { existing_booking_id: "b-0" } },
    { status: 404, error_code: 100405 },
  ];
  const { person } = await open({ book: () => refuse(refusals.shift() ?? { status: 500 }) });
  fill();
  await person.click(submit());
  expect((await screen.findByRole("link", { name: "Open that booking" })).getAttribute("href")).toBe("/bookings/b-0");
  await person.click(submit());
  expect((await screen.findByRole("link", { name: "Search again" })).getAttribute("href")).toBe("/?from=TAS");
});

it("promises no more baggage than every flight carries", async () => {
  const [out, back] = [sampleDirection("TAS-IST", "2026-12-10"), sampleDirection("IST-TAS", "2026-12-20")];
  const poorer = { ...back, segments: back.segments.map((segment) => ({ ...segment, baggage: { piece: 1, weight: 15 } })) };
  await open({ offer: () => sampleOffer({ directions: [out, poorer] }) });
  expect(screen.getByText(/^Baggage 1 × 15 kg/)).toBeDefined();
});

it("repeats a booking whose answer was lost under the same key", async () => {
  const bookings = [() => refuse({ status: 0 }), () => sampleCreated()];
  const { asked, person } = await open({ book: () => bookings.shift()?.() });
  fill();
  await person.click(submit());
  await screen.findByText("The booking was not made");
  await person.click(submit());
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  const keys = asked.filter(({ call }) => call === BOOK).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[1]).toBe(keys[0]);
});

it("finds a citizenship by letters or code, by keyboard and by pointer", async () => {
  const { person } = await open();
  const field = () => screen.getByLabelText<HTMLInputElement>("Citizenship");
  expect(field().value).toBe("Uzbekistan");
  await person.clear(field());
  await person.keyboard("tur");
  await person.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(field().value).toBe("Turkmenistan");
  await person.clear(field());
  await person.keyboard("tür");
  await person.click(await screen.findByRole("option", { name: /Türkiye/ }));
  expect(field().value).toBe("Türkiye");
  await person.clear(field());
  await person.keyboard("uz");
  await person.tab();
  await waitFor(() => expect(field().value).toBe("Uzbekistan"));
});

it("speaks Uzbek by our own tables", async () => {
  serve({ [CHECK]: () => sampleOffer() });
  const person = show(page(), "uz");
  expect(await screen.findByText("pay, 10‑dek")).toBeDefined();
  await person.click(screen.getByLabelText("Tugʻilgan sana"));
  await person.paste("07.02.1990");
  expect(await screen.findByText(/2026‑yil.10‑dekabr/)).toBeDefined();
  expect(screen.getAllByText(/1 000 000 soʻm/).length).toBeGreaterThan(0);
});

describe("flights that leave at another time", () => {
  const flight = { airline: "HY", flight_number: "271" };
  const arrival = { airport: "IST", datetime: "2026-12-10 10:00:00", terminal: "I" };
  const leaving = (datetime: string) => ({ ...flight, departure: { airport: "TAS", datetime, terminal: "2" }, arrival });
  const directions = [{ direction: 0, old: [leaving("2026-12-10 23:50:00")], new: [leaving("2026-12-10 00:20:00")] }];
  const moved = (more: object = { offer_id: "offer-2" }) => refuse({ status: 422, error_code: 100451, data: { directions, ...more } });
  const row = (name: string) => within(screen.getByRole("row", { name: new RegExp(`^${name}`) }));

  it("are shown beside the earlier ones, and booked only when told to, with what was typed before", async () => {
    const later = sampleOffer({ id: "offer-2", price: { amount: 1_100_000, currency: "UZS" } });
    const asked = serve({
      [CHECK]: () => sampleOffer(),
      [BOOK]: () => moved(),
      "GET /api/v1/offers/offer-2": () => later,
      "POST /api/portal/offers/offer-2/booking": () => sampleCreated(),
    });
    const person = show(page());
    await screen.findAllByText(/^Book($| for)/);
    fill();
    await person.click(submit());
    await screen.findByText("The airline has changed the flight times");
    expect(row("Departs").getByText("23:50, Thu, 10 Dec").tagName).toBe("S");
    expect(row("Departs").getByText("00:20, Thu, 10 Dec").tagName).toBe("MARK");
    expect(row("Departs").getByText("(changed)")).toBeDefined();
    expect(row("Arrives").queryByText("(changed)")).toBeNull();
    await person.click(submit());
    const accept = screen.getByRole("button", { name: "Continue at the new times" });
    await waitFor(() => expect(document.activeElement).toBe(accept));
    expect(timesCalled(asked, BOOK)).toBe(1);
    await person.click(accept);
    await person.click(await screen.findByRole("button", { name: /^Continue at 1,100,000/ }));
    expect(screen.queryByText("The airline has changed the flight times")).toBeNull();
    await person.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/bookings/b-1"));
    const sent = asked.find(({ call }) => call === "POST /api/portal/offers/offer-2/booking");
    expect(sent?.body).toMatchObject({ passengers: [{ last_name: "KARIMOVA" }] });
  });

  it("are told before the form opens, and lead to another search where there is no such offer", async () => {
    serve({ [CHECK]: () => moved({}) });
    show(page());
    await screen.findByText("The airline has changed the flight times");
    expect(screen.getByRole("link", { name: "Search again" }).getAttribute("href")).toBe("/?from=TAS");
    expect(screen.queryByText(/^Book for/)).toBeNull();
  });

  it("and flights that are cancelled are told as that", async () => {
    serve({ [CHECK]: () => refuse({ status: 404, error_code: 100452 }) });
    show(page(), "ru");
    expect(await screen.findByText("Авиакомпания отменила рейс из этого варианта")).toBeDefined();
  });
});

describe("the lines at the foot of a passport", () => {
  const ZONE = "P<UZBKARIMOVA<<MALIKA<<<<<<<<<<<<<<<<<<<<<<<\nAA12345678UZB9002074F3001019<<<<<<<<<<<<<<04";
  const zoneOf = (line: string) => ZONE.replace("AA12345678", line);
  const paste = (label: string, text: string) => {
    const field = passenger(1).getByLabelText<HTMLInputElement>(label);
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    return field;
  };

  it("fill a passenger, into whichever field they are pasted", async () => {
    const { asked, person } = await open();
    paste("First name", ZONE);
    expect(await screen.findByText("Filled from the document: KARIMOVA MALIKA")).toBeDefined();
    put(passenger(1).getByLabelText("Phone"), "+998901234567");
    fireEvent.click(screen.getByText("Take from passenger 1"));
    put(screen.getByLabelText("E-mail"), "malika@parvoz.example");
    await person.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked.find(({ call }) => call === BOOK)?.body).toMatchObject({
      passengers: [
        {
          ...{ last_name: "KARIMOVA", first_name: "MALIKA", birthdate: "1990-02-07", gender: "F" },
          ...{ citizenship: "UZ", doc_type: "A", doc_number: "AA1234567", doc_expire: "2030-01-01" },
        },
      ],
    });
  });

  it("name the field whose check digit does not fit, and keep saying so when it is left", async () => {
    await open();
    const number = paste("Document number", zoneOf("AA12345679"));
    expect(await screen.findAllByText("The check digit of the document number does not fit.")).toHaveLength(2);
    expect(number.value).toBe("AA1234567");
    fireEvent.focus(number);
    fireEvent.blur(number);
    expect(number.getAttribute("aria-invalid")).toBe("true");
    put(number, "AA1234568");
    expect(number.getAttribute("aria-invalid")).not.toBe("true");
  });

  it("of an expired document say so at once, and nothing of booking all the same", async () => {
    await open();
    const expired = "AA12345678UZB9002074F2401014<<<<<<<<<<<<<<06";
    paste("First name", `${ZONE.slice(0, 45)}${expired}`);
    expect(await passenger(1).findByText("Expired on 1 Jan 2024. Use another document.")).toBeDefined();
    expect(passenger(1).getByLabelText<HTMLInputElement>("Valid until").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText(/expires too soon/)).toBeNull();
  });

  it("refuse the state of specimens with a word, and say how long a zone is", async () => {
    const { person } = await open();
    paste("Last name", ZONE.replaceAll("UZB", "UTO"));
    expect(await screen.findByText(/^UTO is the invented state of specimens/)).toBeDefined();
    await person.click(screen.getByText("Paste passport lines"));
    paste("Last name", ZONE.slice(0, -4));
    expect(await screen.findByText(/These are 84: copy the lines whole/)).toBeDefined();
    fireEvent.change(screen.getByLabelText(/MRZ/), { target: { value: ZONE } });
    expect(await screen.findByText("Filled from the document: KARIMOVA MALIKA")).toBeDefined();
  });
});

describe("the agency's passenger book", () => {
  const MALIKA = {
    ...{ id: "p-1", last_name: "KARIMOVA", first_name: "MALIKA", middle_name: "", birthdate: "1990-02-07", gender: "F", citizenship: "TR" },
    ...{ doc_type: "A", doc_number: "U12345678", doc_expire: "2030-01-01", tel: "+998901234567" },
  };
  const ALI = { ...MALIKA, id: "p-2", first_name: "ALI", gender: "M", doc_number: "U12345679", doc_expire: "2026-11-30", tel: "" };
  const FIND = "POST /api/portal/passengers/find";
  const SAVE = "POST /api/portal/passengers";
  const openWith = async (save: () => unknown) => {
    const book = { [FIND]: () => ({ families: [{ key: "f-1", members: [MALIKA, ALI] }], booked: [] }), [SAVE]: save };
    const asked = serve({ [CHECK]: () => sampleOffer(couple), [BOOK]: () => sampleCreated(), ...book });
    const person = show(page());
    await screen.findAllByText(/^Book($| for)/);
    await person.type(screen.getByLabelText("Name, document or phone"), "kari");
    return { asked, person };
  };

  const savesThem = () => screen.getByLabelText<HTMLInputElement>(/^Save these passengers to the book/);

  it("fills a family in one press, marks what has expired, and keeps whoever was booked where the agent wants it", async () => {
    const { asked, person } = await openWith(() => ({ saved: 2 }));
    expect(await screen.findByText("document expired")).toBeDefined();
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true });
    await person.click(screen.getByText("All 2: KARIMOVA"));
    window.matchMedia = matchMedia;
    expect(await screen.findByText("Filled in from the book: MALIKA KARIMOVA, ALI KARIMOVA")).toBeDefined();
    // On a desk typing goes on at what is still empty.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Full name")));
    const expiry = passenger(2).getByLabelText<HTMLInputElement>("Valid until");
    await waitFor(() => expect(expiry.getAttribute("aria-invalid")).toBe("true"));
    put(expiry, "01JAN31");
    // Whoever is picked is kept no sooner than the agency or the agent says so.
    expect(savesThem().checked).toBe(false);
    fireEvent.click(savesThem());
    fireEvent.click(screen.getByText("Take from passenger 1"));
    put(screen.getByLabelText("E-mail"), "malika@parvoz.example");
    await person.click(submit());
    await waitFor(() => expect(timesCalled(asked, SAVE)).toBe(1));
    const saved = asked.find(({ call }) => call === SAVE)?.body;
    const { id: _, ...malika } = MALIKA;
    const { middle_name: __, ...sent } = malika;
    expect(saved).toEqual({
      passengers: [sent, { ...sent, first_name: "ALI", gender: "M", doc_number: "U12345679", doc_expire: "2031-01-01" }],
    });
  });

  it("is asked for nothing and told of nobody unless somebody wants it, and loses no booking by its failure", async () => {
    const { asked, person } = await open();
    fill();
    await person.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked.filter(({ call }) => call === SAVE || call === FIND)).toEqual([]);
  });

  it("says who has no place", async () => {
    serve({ [CHECK]: () => sampleOffer(), [FIND]: () => ({ families: [{ key: "f-1", members: [MALIKA, ALI] }], booked: [] }) });
    const person = show(page());
    await screen.findAllByText(/^Book($| for)/);
    await person.type(screen.getByLabelText("Name, document or phone"), "kari");
    await person.click(await screen.findByText("All 2: KARIMOVA"));
    expect(await screen.findByText("No empty place of their age is left for ALI KARIMOVA.")).toBeDefined();
  });
});

it("offers the first passenger's surname to the next ones, and fills it in for nobody", async () => {
  const { person } = await open({ offer: () => sampleOffer(couple) });
  put(passenger(1).getByLabelText("Last name"), "karimova");
  const second = passenger(2).getByLabelText<HTMLInputElement>("Last name");
  expect(second.value).toBe("");
  await person.click(passenger(2).getByRole("button", { name: "Use KARIMOVA" }));
  expect(second.value).toBe("KARIMOVA");
  expect(passenger(2).queryByText("As passenger 1:")).toBeNull();
});

describe("what was typed", () => {
  const nameOf = (number: number) => passenger(number).getByLabelText<HTMLInputElement>("Last name").value;
  const stored = () => window.sessionStorage.length;

  it("is there again when the page is loaded anew, and gone once it is booked", async () => {
    await open();
    fill();
    expect(stored()).toBe(1);
    cleanup();
    const { person } = await open();
    expect(screen.getByText("What was typed is still here")).toBeDefined();
    expect(nameOf(1)).toBe("KARIMOVA");
    await person.click(submit());
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(stored()).toBe(0);
  });

  it("is there where the same flights and fare were found again, under another id", async () => {
    await open();
    fill();
    cleanup();
    await open({ offer: () => sampleOffer({ id: "offer-2" }) });
    expect(screen.getByText("What was typed is still here")).toBeDefined();
    expect(nameOf(1)).toBe("KARIMOVA");
  });

  it("is filled in with the passengers of an earlier booking, at each offer of the search that they were taken along to", async () => {
    const earlier = sampleBooking({ passengers: [samplePassenger()] });
    const fields = fieldsAgain(earlier);
    const taken = { owner: "u-1", choice: earlier.id, along: earlier.id, at: Date.now(), fields, waiting: [] };
    keepDraft(window.sessionStorage, { ...taken, price: { amount: 1, currency: "UZS" } });
    const search = `from=TAS&along=${earlier.id}`;
    await open({}, { search, isSaved: true });
    expect(screen.getByText("Filled in from an earlier booking")).toBeDefined();
    // Saved as the agency has set it, until the agent says otherwise.
    const savesThem = () => screen.getByLabelText<HTMLInputElement>(/^Save these passengers to the book/);
    expect(savesThem().checked).toBe(true);
    fireEvent.click(savesThem());
    expect(nameOf(1)).toBe(fields.passengers[0]?.last_name);
    put(passenger(1).getByLabelText("Last name"), "Karimova");
    cleanup();
    const another = () => sampleOffer({ id: "offer-2", fare_family_type: "FLEX" });
    await open({ offer: another }, { search, isSaved: true });
    expect([nameOf(1), savesThem().checked]).toEqual(["KARIMOVA", false]);
    cleanup();
    const elsewhere = await open({ offer: () => sampleOffer({ id: "offer-3", fare_family_type: "PLUS" }) });
    expect(nameOf(1)).toBe("");
    await elsewhere.person.click(screen.getByText("Start empty"));
    expect(stored()).toBe(0);
  });

  it("is saved as the agency has set it, too, where it is filled in by a press after another search", async () => {
    const earlier = sampleBooking({ passengers: [samplePassenger()] });
    const taken = { owner: "u-1", choice: earlier.id, along: earlier.id, at: Date.now(), fields: fieldsAgain(earlier), waiting: [] };
    keepDraft(window.sessionStorage, { ...taken, price: { amount: 1, currency: "UZS" } });
    const { person } = await open({}, { isSaved: true });
    await person.click(screen.getByText("Fill them in"));
    expect(nameOf(1)).toBe("KARIMOV");
    expect(screen.getByLabelText<HTMLInputElement>(/^Save these passengers to the book/).checked).toBe(true);
  });

  it("keeps whoever was taken along and has no place at one offer for the next", async () => {
    const earlier = sampleBooking({ passengers: [samplePassenger(), samplePassenger({ key: "p-2", last_name: "ALIEVA" })] });
    const taken = { owner: "u-1", choice: earlier.id, along: earlier.id, at: Date.now(), fields: fieldsAgain(earlier), waiting: [] };
    keepDraft(window.sessionStorage, { ...taken, price: { amount: 1, currency: "UZS" } });
    const search = `from=TAS&along=${earlier.id}`;
    await open({}, { search });
    expect(screen.getByText("No empty place of their age is left for ALIEVA LOLA.")).toBeDefined();
    put(passenger(1).getByLabelText("Last name"), "Karimova");
    cleanup();
    await open({ offer: () => sampleOffer({ ...couple, id: "offer-2", fare_family_type: "FLEX" }) }, { search });
    expect([nameOf(1), nameOf(2)]).toEqual(["KARIMOVA", "ALIEVA"]);
  });

  it("is asked about at another offer, and filled in by one press, or forgotten", async () => {
    await open();
    fill();
    cleanup();
    const another = () => sampleOffer({ id: "offer-2", fare_family_type: "FLEX" });
    const second = await open({ offer: another });
    expect(nameOf(1)).toBe("");
    await second.person.click(screen.getByText("Fill them in"));
    expect(nameOf(1)).toBe("KARIMOVA");
    expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("malika@parvoz.example");
    cleanup();
    const third = await open({ offer: another });
    await third.person.click(screen.getByText("Start empty"));
    expect([nameOf(1), stored()]).toEqual(["", 0]);
  });
});
