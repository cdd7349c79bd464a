import { z } from "zod";

/** An order as the airline keeps it. */
interface Order {
  id: string;
  key: string;
  offer: string;
  state: "held" | "cancelled";
  passengers: { id: string; name: string }[];
  until: string;
  tickets: { passenger: string; number: string; state: "open" | "returned" | "voided" }[];
}

const wanted = z.object({
  key: z.string(),
  offer: z.string(),
  passengers: z.array(z.object({ id: z.string(), name: z.string().min(1) })).min(1),
});
const named = z.object({ passengers: z.array(z.string()) });

/** So long it holds an order, minutes. */
const HOLD_MINUTES = 20;

/**
 * An airline that is reached by requests alone: it holds orders in people's names, knows them by ids of its own, and makes a second order where it is asked
 * a second time.
 */
export class RemoteAirline {
  readonly orders: Order[] = [];
  /** What becomes of the next requests: the answer is lost, or nothing is done. */
  readonly troubles: ("answer lost" | "away")[] = [];
  private tickets = 0;

  /** @throws Error where no answer comes */
  async request(method: "GET" | "POST", path: string, body: unknown = {}): Promise<{ status: number; body: unknown }> {
    const trouble = this.troubles.shift();
    if (trouble === "away") throw new Error("connection refused");
    const answer = this.answer(`${method} ${path}`, body);
    if (trouble === "answer lost") throw new Error("connection reset");
    return structuredClone(answer);
  }

  private answer(request: string, body: unknown): { status: number; body: unknown } {
    if (request === "POST /orders") return { status: 201, body: this.make(wanted.parse(body)) };
    const [, key] = /^GET \/orders\?key=(.+)$/.exec(request) ?? [];
    if (key) return { status: 200, body: this.orders.filter((order) => order.key === key) };
    const [, id, act] = /^POST \/orders\/(\w+)\/(\w+)$/.exec(request) ?? [];
    const order = this.orders.find((each) => each.id === id);
    if (!order) return { status: 404, body: {} };
    if (order.state === "cancelled") return { status: 409, body: { code: "already_cancelled" } };
    switch (act) {
      case "cancellation":
        this.cancel(order);
        break;
      case "departures":
        order.passengers = order.passengers.filter((each) => !named.parse(body).passengers.includes(each.id));
        break;
      case "tickets":
        this.issue(order);
        break;
      case "returns":
        for (const ticket of order.tickets) if (named.parse(body).passengers.includes(ticket.passenger)) ticket.state = "returned";
        break;
      case "extension":
        order.until = later(order.until, HOLD_MINUTES);
        break;
      default:
        return { status: 404, body: {} };
    }
    return { status: 200, body: order };
  }

  private make(asked: z.output<typeof wanted>): Order {
    const until = later(new Date().toISOString(), HOLD_MINUTES);
    const order: Order = { ...asked, id: `ord${this.orders.length + 1}`, state: "held", until, tickets: [] };
    this.orders.push(order);
    return order;
  }

  private cancel(order: Order): void {
    order.state = "cancelled";
    for (const ticket of order.tickets) if (ticket.state === "open") ticket.state = "voided";
  }

  private issue(order: Order): void {
    if (order.tickets.length > 0) return;
    order.tickets = order.passengers.map(({ id }) => {
      this.tickets += 1;
      return { passenger: id, number: `999${String(this.tickets).padStart(10, "0")}`, state: "open" };
    });
  }
}

function later(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
