import type { DepartureDetail, DepartureItem, ListWayItem } from "@/lib/contracts/operator/departures/operator-flights";

/** A departure as the service tells of it. */
export const sampleItem = (change: Partial<DepartureItem> = {}): DepartureItem => ({
  ...{ id: "HY0271_2026-12-01_TASIST", flight: "HY271", carrier: "HY", date: "2026-12-01", origin: "TAS", destination: "IST" },
  ...{ state: "scheduled", departs: "2026-12-01T07:00", arrives: "2026-12-01T10:10", aircraft: "320" },
  ...{ capacity: 150, sold: 90, invented: 0, held: 6, free: 54, sale: "open", changed: 0, oversold: 0 },
  list: { state: "due", next_due: "2026-11-30T02:00:00.000Z" },
  ...change,
});

export const sampleWay = (change: Partial<ListWayItem> = {}): ListWayItem => ({
  ...{ id: 3, carrier: "HY", way: "fetched", addresses: [], offsets: [72, 24, 3], reason: "agreed with the station", state: "in_force" },
  ...{ declared: "2026-11-20T04:00:00.000Z", declared_by: { kind: "operator", name: "Nigora Namunaviy" }, is_own: false },
  ...{ confirmed: "2026-11-20T05:00:00.000Z", confirmed_by: { kind: "operator", name: "Botir Namunaviy" } },
  ...change,
});

export const sampleDetail = (change: Partial<DepartureDetail> = {}): DepartureDetail => ({
  ...sampleItem(),
  classes: [{ booking_class: "Y", cabin: "E", sold: 90, held: 6, free: 54 }],
  limits: [],
  cancellation: null,
  sales: {
    pace: { windows: [{ days: 7, bookings: 3, seats: 5 }], days: [{ day: "2026-11-28", bookings: 3, seats: 5 }] },
    revenue: [
      {
        ...{ currency: "UZS", passengers: 90, amount: 182_603_000 },
        classes: [{ booking_class: "Y", passengers: 90, amount: 182_603_000 }],
        agencies: [{ code: "HUMO", name: "Humo Sayohat", passengers: 90, amount: 182_603_000 }],
      },
    ],
  },
  agencies: [{ code: "HUMO", name: "Humo Sayohat", bookings: 60, sold: 90, held: 6 }],
  passengers: [
    {
      ...{ id: "p-1", booking_id: "b-1", booking_number: "ABCD2345", agency: "Humo Sayohat", status: "ticketed", age: "adt" },
      ...{ booking_class: "Y", destination: "IST", ticket: "2502400000001" },
    },
  ],
  ...{ through: 0, changes: [], oversales: [], way: sampleWay(), lists: [] },
  ...change,
});
