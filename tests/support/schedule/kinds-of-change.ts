import type { FlightChange } from "./change-flight";

/** A flight, or what becomes of it, on the days from `day` to `to` after the day of the change. */
export interface Filed extends Pick<FlightChange, "carrier" | "legs" | "more"> {
  number: number;
  day?: number;
  to?: number;
}

/** Where a change happens: kinds that happen at once have numbers and minutes of their own. */
export interface Place {
  /** The flight number that a kind calls so, from 1 on. */
  number(name: number): number;
  /** Clock of a minute of the day, some minutes apart for every place: `12:03`; `00:08+1` from 1440 on. */
  at(minute: number): string;
}

/** One booking that is made before the change. */
interface Sale {
  number: number;
  carrier?: "TK";
  /** Airport where the journey ends; IST unless it is given. */
  to?: string;
  adults?: number;
  /** Whether the flight lands once on the way. */
  lands?: boolean;
}

/** What is right for one sale after all steps, written down by hand. */
interface Right {
  /** The last change as `state kind minutes default`: `told time +10`, `open cancelled refund`, or `none`. */
  change: string;
  /** The flights on which it stands, `HY1001 12:00`, those that are gone in brackets. */
  flights: (place: Place) => string[];
  /** How often the booking was told of something; once unless it is given, and never of `none`. */
  told?: number;
}

/** One way in which a schedule changes, with all that is sold on it. */
export interface KindOfChange {
  name: string;
  before: (place: Place) => Filed[];
  sales: Sale[];
  /** Imports one after another. */
  steps: (place: Place) => Filed[][];
  rights: Right[];
}

/** So many flight numbers at most has one kind of change. */
export const MOST_NUMBERS = 5;
/** The number under which another carrier sells a flight. */
const SOLD_AS = 5;
const NOON = 720;
/** How long a flight takes by the clocks of both ends: it lands an hour earlier than it flies. */
const FLIGHT = 190;

/** A flight without a stop, of the first number unless another is named. */
function direct(place: Place, minute: number, number = 1, more?: FlightChange["more"]): Filed {
  return { number: place.number(number), legs: [`TAS ${place.at(minute)} IST ${place.at(minute + FLIGHT)}`], ...(more && { more }) };
}

/** Nothing is left of a flight. */
function none(place: Place, number = 1): Filed {
  return { number: place.number(number), legs: [] };
}

const stands = (number: number, minute: number, carrier = "HY") => {
  return (place: Place) => [`${carrier}${place.number(number)} ${place.at(minute)}`];
};
const gone = (number: number, minute: number, carrier = "HY") => {
  return (place: Place) => [`(${carrier}${place.number(number)} ${place.at(minute)})`];
};

const atNoon = (place: Place) => [direct(place, NOON)];
const ONE: Sale[] = [{ number: 1 }];
const unmoved: Right = { change: "none", flights: stands(1, NOON) };
const cancelled = (number: number, minute: number): Right => ({ change: "open cancelled refund", flights: gone(number, minute) });
const renumbered = (to: number, minute: number): Right => ({ change: "told number", flights: stands(to, minute) });

/** A flight that one carrier flies and another sells, at times of their own. */
const shared = (place: Place) => ({
  flown: (minute = NOON, number = 1): Filed => ({ ...direct(place, minute, number), carrier: "QX" }),
  sold: (minute = NOON, number = 1): Filed => ({
    ...direct(place, minute, SOLD_AS, { operatingCarrier: "QX", operatingFlight: `QX${String(place.number(number)).padStart(4, "0")}` }),
    carrier: "TK",
  }),
  unsold: { ...none(place, SOLD_AS), carrier: "TK" },
  unflown: { ...none(place), carrier: "QX" },
});
const SHARED_SALE: Sale[] = [{ number: SOLD_AS, carrier: "TK" }];

const retimes: KindOfChange[] = [
  {
    name: "ten minutes later",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON + 10)]],
    rights: [{ change: "told time +10", flights: stands(1, NOON + 10) }],
  },
  {
    name: "three hours later",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON + 180)]],
    rights: [{ change: "open time +180 accept", flights: stands(1, NOON + 180) }],
  },
  {
    name: "ten minutes earlier",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON - 10)]],
    rights: [{ change: "told time -10", flights: stands(1, NOON - 10) }],
  },
  {
    name: "four hours earlier",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON - 240)]],
    rights: [{ change: "open time -240 refund", flights: stands(1, NOON - 240) }],
  },
  {
    name: "twenty minutes earlier in two steps",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON - 10)], [direct(place, NOON - 20)]],
    rights: [{ change: "open time -10 refund", flights: stands(1, NOON - 20), told: 2 }],
  },
  {
    name: "over midnight, later",
    before: (place) => [direct(place, 1430)],
    sales: ONE,
    steps: (place) => [[none(place), { ...direct(place, 0), day: 1 }]],
    rights: [{ change: "told time +10", flights: stands(1, 1440) }],
  },
  {
    name: "over midnight, earlier",
    before: (place) => [direct(place, 0)],
    sales: ONE,
    steps: (place) => [[none(place), { ...direct(place, 1430), day: -1 }]],
    rights: [{ change: "told time -10", flights: (place) => [`HY${place.number(1)} ${place.at(1430)}-1`] }],
  },
];

const numbers: KindOfChange[] = [
  {
    name: "another number at the same time",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place), direct(place, NOON, 2)]],
    rights: [renumbered(2, NOON)],
  },
  {
    name: "another number at another time",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place), direct(place, NOON + 60, 2)]],
    rights: [cancelled(1, NOON)],
  },
  {
    name: "another number at the same time, and the old one in the evening",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON + 300), direct(place, NOON, 2)]],
    rights: [renumbered(2, NOON)],
  },
  {
    name: "two flights change numbers",
    before: (place) => [direct(place, NOON), direct(place, NOON + 60, 2)],
    sales: [{ number: 1 }, { number: 2 }],
    steps: (place) => [[direct(place, NOON, 2), direct(place, NOON + 60)]],
    rights: [renumbered(2, NOON), renumbered(1, NOON + 60)],
  },
  {
    name: "each flight takes the time of the next",
    before: (place) => [direct(place, NOON), direct(place, NOON + 60, 2)],
    sales: [{ number: 1 }, { number: 2 }],
    steps: (place) => [[direct(place, NOON + 60), direct(place, NOON + 120, 2)]],
    rights: [
      { change: "open time +60 accept", flights: stands(1, NOON + 60) },
      { change: "open time +60 accept", flights: stands(2, NOON + 120) },
    ],
  },
  {
    name: "one is renumbered, the other, half an hour earlier, is cancelled",
    before: (place) => [direct(place, NOON + 30), direct(place, NOON, 2)],
    sales: [{ number: 2 }, { number: 1 }],
    steps: (place) => [[none(place), none(place, 2), direct(place, NOON + 30, 3)]],
    rights: [cancelled(2, NOON), renumbered(3, NOON + 30)],
  },
  {
    name: "one is renumbered, the other, later, is cancelled",
    before: (place) => [direct(place, NOON), direct(place, NOON + 100, 2)],
    sales: [{ number: 2 }, { number: 1 }],
    steps: (place) => [[none(place), none(place, 2), direct(place, NOON, 3)]],
    rights: [cancelled(2, NOON + 100), renumbered(3, NOON)],
  },
  {
    name: "three flights are merged into a fourth, which is renumbered",
    before: (place) => [direct(place, NOON), direct(place, NOON + 30, 2), direct(place, NOON + 60, 3), direct(place, NOON + 90, 4)],
    sales: [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4 }],
    steps: (place) => [[none(place), none(place, 2), none(place, 3), none(place, 4), direct(place, NOON + 30, 5)]],
    rights: [cancelled(1, NOON), renumbered(5, NOON + 30), cancelled(3, NOON + 60), cancelled(4, NOON + 90)],
  },
  {
    name: "two flights are merged into one at a time between",
    before: (place) => [direct(place, NOON), direct(place, NOON + 60, 2)],
    sales: [{ number: 1 }, { number: 2 }],
    steps: (place) => [[none(place), none(place, 2), direct(place, NOON + 30, 3)]],
    rights: [cancelled(1, NOON), cancelled(2, NOON + 60)],
  },
  {
    name: "one flight takes the time of another, which is cancelled",
    before: (place) => [direct(place, NOON), direct(place, NOON + 60, 2)],
    sales: [{ number: 1 }, { number: 2 }],
    steps: (place) => [[direct(place, NOON + 60), none(place, 2)]],
    rights: [cancelled(1, NOON), renumbered(1, NOON + 60)],
  },
  {
    name: "a flight is split in two numbers",
    before: (place) => [
      {
        number: place.number(1),
        legs: [`TAS ${place.at(NOON)} SKD ${place.at(NOON + 60)}`, `SKD ${place.at(NOON + 100)} IST ${place.at(NOON + 200)}`],
      },
    ],
    sales: [{ number: 1, lands: true }],
    steps: (place) => [
      [
        none(place),
        { number: place.number(2), legs: [`TAS ${place.at(NOON)} SKD ${place.at(NOON + 60)}`] },
        { number: place.number(3), legs: [`SKD ${place.at(NOON + 100)} IST ${place.at(NOON + 200)}`] },
      ],
    ],
    rights: [cancelled(1, NOON)],
  },
];

const endings: KindOfChange[] = [
  {
    name: "cancelled on one day",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place)]],
    rights: [cancelled(1, NOON)],
  },
  {
    name: "suspended for weeks, and flown again later",
    before: (place) => [{ ...direct(place, NOON), day: -15, to: 40 }],
    sales: ONE,
    steps: (place) => [[{ ...none(place), day: -15, to: 20 }]],
    rights: [{ change: "open suspended refund", flights: gone(1, NOON) }],
  },
  {
    name: "ended for good",
    before: (place) => [{ ...direct(place, NOON), day: -15, to: 40 }],
    sales: ONE,
    steps: (place) => [[{ ...none(place), day: -15, to: 40 }]],
    rights: [cancelled(1, NOON)],
  },
  {
    name: "cancelled and reinstated as it was",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place)], [direct(place, NOON)]],
    rights: [{ change: "superseded cancelled", flights: stands(1, NOON), told: 2 }],
  },
  {
    name: "cancelled and reinstated at another time",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place)], [direct(place, NOON + 60)]],
    rights: [{ ...cancelled(1, NOON), told: 2 }],
  },
  {
    name: "cancelled, and another number is new at that time later",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[none(place)], [direct(place, NOON, 2)]],
    rights: [{ ...cancelled(1, NOON), told: 2 }],
  },
  {
    name: "to another airport of the city",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[{ number: place.number(1), legs: [`TAS ${place.at(NOON)} SAW ${place.at(NOON + FLIGHT)}`] }]],
    rights: [cancelled(1, NOON)],
  },
  {
    name: "another flight is new beside it",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON, 2)]],
    rights: [unmoved],
  },
];

const aircraft: KindOfChange[] = [
  {
    name: "another way",
    before: atNoon,
    sales: ONE,
    steps: (place) => [
      [
        {
          number: place.number(1),
          legs: [`TAS ${place.at(NOON)} UGC ${place.at(NOON + 60)}`, `UGC ${place.at(NOON + 100)} IST ${place.at(NOON + FLIGHT)}`],
        },
      ],
    ],
    rights: [{ change: "open routing accept", flights: stands(1, NOON) }],
  },
  {
    name: "another aircraft with seats for all",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON, 1, { aircraft: "321", configuration: "C4Y8" })]],
    rights: [{ change: "told equipment", flights: stands(1, NOON) }],
  },
  {
    name: "a smaller aircraft: the last to book has no seat",
    before: atNoon,
    sales: [
      { number: 1, adults: 2 },
      { number: 1, adults: 2 },
    ],
    steps: (place) => [[direct(place, NOON, 1, { configuration: "C2Y3" })]],
    rights: [unmoved, { change: "open equipment refund", flights: stands(1, NOON) }],
  },
  {
    name: "another aircraft of which no seats are filed",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON, 1, { aircraft: "321", configuration: "" })]],
    rights: [{ change: "told equipment", flights: stands(1, NOON) }],
  },
  {
    name: "another terminal",
    before: atNoon,
    sales: ONE,
    steps: (place) => [[direct(place, NOON, 1, { departureTerminal: "3" })]],
    rights: [{ change: "told terminal", flights: stands(1, NOON) }],
  },
];

const connections: KindOfChange[] = [
  {
    name: "the next flight cannot wait",
    before: (place) => [
      direct(place, NOON - 240),
      { carrier: "TK", number: place.number(SOLD_AS), legs: [`IST ${place.at(NOON + 20)} LHR ${place.at(NOON + 90)}`] },
    ],
    sales: [{ number: 1, to: "LHR" }],
    steps: (place) => [[direct(place, NOON - 140)]],
    rights: [
      {
        change: "open connection_lost +100 refund",
        flights: (place) => [`HY${place.number(1)} ${place.at(NOON - 140)}`, `TK${place.number(SOLD_AS)} ${place.at(NOON + 20)}`],
      },
    ],
  },
];

const shares: KindOfChange[] = [
  {
    name: "the other carrier's number is withdrawn",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).unsold]],
    rights: [{ change: "none", flights: stands(SOLD_AS, NOON, "TK") }],
  },
  {
    name: "the flight moves, and the number is withdrawn and filed again as it was",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).flown(NOON + 60)], [shared(place).unsold], [shared(place).sold()]],
    rights: [{ change: "open time +60 accept", flights: stands(SOLD_AS, NOON + 60, "TK") }],
  },
  {
    name: "the flight of another number is cancelled, and the number is withdrawn",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).unflown, shared(place).unsold]],
    rights: [{ change: "open cancelled refund", flights: gone(SOLD_AS, NOON, "TK") }],
  },
  {
    name: "the flight of another number is renumbered",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).unflown, shared(place).flown(NOON, 2), shared(place).sold(NOON, 2)]],
    rights: [{ change: "none", flights: stands(SOLD_AS, NOON, "TK") }],
  },
];

const moreShares: KindOfChange[] = [
  {
    name: "the flight of another number moves, and the number says nothing",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).flown(NOON + 10)]],
    rights: [{ change: "told time +10", flights: stands(SOLD_AS, NOON + 10, "TK") }],
  },
  {
    name: "the flight of another number leaves hours earlier",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).flown(NOON - 120)]],
    rights: [{ change: "open time -120 refund", flights: stands(SOLD_AS, NOON - 120, "TK") }],
  },
  {
    name: "the flight of another number is renumbered, and the number says nothing",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).unflown, shared(place).flown(NOON, 2)]],
    rights: [{ change: "none", flights: stands(SOLD_AS, NOON, "TK") }],
  },
  {
    name: "the number is withdrawn while its flight moves, and filed again at the new time",
    before: (place) => [shared(place).flown(), shared(place).sold()],
    sales: SHARED_SALE,
    steps: (place) => [[shared(place).flown(NOON + 60), shared(place).unsold], [shared(place).sold(NOON + 60)]],
    rights: [{ change: "open time +60 accept", flights: stands(SOLD_AS, NOON + 60, "TK") }],
  },
];

/** Ways in which schedules change, each with what is right for everybody who was sold its flights. */
export const KINDS_OF_CHANGE: readonly KindOfChange[] = [
  ...retimes,
  ...numbers,
  ...endings,
  ...aircraft,
  ...connections,
  ...shares,
  ...moreShares,
];
