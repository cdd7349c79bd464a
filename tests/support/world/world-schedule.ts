/** One daily leg of the tests' network, local times. */
interface WorldLeg {
  carrier: string;
  number: number;
  from: string;
  to: string;
  /** `HH:MM` */
  departs: string;
  arrives: string;
  sequence?: number;
  arrivesDaysLater?: number;
  serviceType?: string;
  seats?: string;
  classes?: string;
}

/**
 * Tashkent–Istanbul–London and around it. HY and TK have an agreement; nobody else has one. HY 271/272 have two business and six
 * economy seats, three of them for class T. HY 603 lands at Urgench on its way to Istanbul. PC flies to Istanbul's other airport, GP (a charter) to Antalya.
 */
export const WORLD_LEGS: readonly WorldLeg[] = [
  { carrier: "HY", number: 271, from: "TAS", to: "IST", departs: "07:00", arrives: "10:10", seats: "C2Y6" },
  { carrier: "HY", number: 272, from: "IST", to: "TAS", departs: "12:00", arrives: "19:20", seats: "C2Y6" },
  { carrier: "HY", number: 603, from: "TAS", to: "UGC", departs: "20:00", arrives: "21:40" },
  { carrier: "HY", number: 603, from: "UGC", to: "IST", departs: "22:40", arrives: "00:50", sequence: 2, arrivesDaysLater: 1 },
  { carrier: "HY", number: 51, from: "TAS", to: "SKD", departs: "09:00", arrives: "09:55", seats: "Y40", classes: "YT" },
  { carrier: "HY", number: 52, from: "SKD", to: "TAS", departs: "18:00", arrives: "18:55", seats: "Y40", classes: "YT" },
  { carrier: "TK", number: 1979, from: "IST", to: "LHR", departs: "14:30", arrives: "15:40" },
  { carrier: "TK", number: 1980, from: "LHR", to: "IST", departs: "16:30", arrives: "23:25" },
  { carrier: "TK", number: 370, from: "IST", to: "TAS", departs: "01:10", arrives: "07:55" },
  { carrier: "TK", number: 371, from: "TAS", to: "IST", departs: "09:30", arrives: "12:40" },
  { carrier: "PC", number: 397, from: "TAS", to: "SAW", departs: "03:30", arrives: "06:30", seats: "Y180", classes: "YT" },
  {
    carrier: "PC",
    number: 398,
    from: "SAW",
    to: "TAS",
    departs: "20:00",
    arrives: "02:30",
    arrivesDaysLater: 1,
    seats: "Y180",
    classes: "YT",
  },
  { carrier: "FZ", number: 1942, from: "TAS", to: "DXB", departs: "10:00", arrives: "12:30", seats: "Y180", classes: "YT" },
  { carrier: "EK", number: 7, from: "DXB", to: "LHR", departs: "20:30", arrives: "00:20", arrivesDaysLater: 1 },
  {
    carrier: "X0",
    number: 9001,
    from: "TAS",
    to: "AYT",
    departs: "05:00",
    arrives: "08:20",
    serviceType: "C",
    seats: "Y189",
    classes: "YT",
  },
];

/** A row of `schedule_leg`: every day from 2026 on, without an end. */
export function worldLeg(leg: WorldLeg) {
  return {
    carrier: leg.carrier,
    flightNumber: leg.number,
    itineraryVariation: 1,
    legSequence: leg.sequence ?? 1,
    serviceType: leg.serviceType ?? "J",
    periodFrom: "2026-01-01",
    daysOfOperation: 127,
    origin: leg.from,
    destination: leg.to,
    departureMinutes: minutes(leg.departs),
    arrivalMinutes: minutes(leg.arrives),
    departureDayOffset: 0,
    arrivalDayOffset: leg.arrivesDaysLater ?? 0,
    aircraft: "320",
    bookingDesignators: leg.classes ?? "CYT",
    configuration: leg.seats ?? "C16Y144",
  };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
