import type { ConnectionSide, ConnectionTimes } from "@/lib/domain/schedule/connection-rules";
import { itemAt, u8At, u16At, u32At } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import { connectionSlot } from "./airport-table";
import type { Network } from "./network";
import { shortestConnection } from "./rules";
import { KIND_TEXTS } from "./service-columns";

const TEXTS = KIND_TEXTS.length;
const [DEPARTURE_TERMINAL, ARRIVAL_TERMINAL] = [KIND_TEXTS.indexOf("departureTerminal"), KIND_TEXTS.indexOf("arrivalTerminal")];

/** Minimum connection times between services of a network. Where an airport has exceptions, what two flights need is worked out once per carriers and terminals. */
export class ConnectionNeeded {
  private readonly known = new Map<number, Map<number, number>>();

  constructor(private readonly network: Network) {}

  /**
   * Minutes between the arrival of a service at an airport and the departure of another.
   * @param selfTransfer 1 where the carriers have no agreement, else 0
   */
  minutes(airport: number, before: number, after: number, selfTransfer: number): number {
    const { airports, services } = this.network;
    const [arriving, departing] = [u8At(services.international, before), u8At(services.international, after)];
    const slot = connectionSlot(airport, arriving, departing, selfTransfer);
    if (airports.hasExceptions[airport] !== 1) return u16At(airports.minimumConnection, slot);
    const [one, other] = [this.terminal(this.lastKind(before), ARRIVAL_TERMINAL), this.terminal(this.firstKind(after), DEPARTURE_TERMINAL)];
    const carriers = u16At(services.carrier, before) * services.carriers.length + u16At(services.carrier, after);
    const key = ((carriers * services.texts.length + one) * services.texts.length + other) * 8 + (slot & 7);
    const ofAirport = remembered(this.known, airport, () => new Map<number, number>());
    return remembered(ofAirport, key, () => this.workOut(airport, this.side(before, one), this.side(after, other), selfTransfer));
  }

  private workOut(airport: number, arriving: ConnectionSide, departing: ConnectionSide, selfTransfer: number): number {
    const { airports } = this.network;
    const rules = { times: this.timesOf(airport), exceptions: airports.exceptions.get(airport) ?? [] };
    return shortestConnection(rules, arriving, departing, selfTransfer === 0);
  }

  private timesOf(airport: number): ConnectionTimes {
    const at = (arriving: number, departing: number) =>
      u16At(this.network.airports.minimumConnection, connectionSlot(airport, arriving, departing, 0));
    return { DD: at(0, 0), DI: at(0, 1), ID: at(1, 0), II: at(1, 1) };
  }

  private side(service: number, terminal: number): ConnectionSide {
    const { services } = this.network;
    return {
      carrier: itemAt(services.carriers, u16At(services.carrier, service)),
      terminal: itemAt(services.texts, terminal),
      isDomestic: u8At(services.international, service) === 0,
    };
  }

  /** @returns the index of the terminal's text */
  private terminal(kind: number, text: number): number {
    return u32At(this.network.services.kindTexts, kind * TEXTS + text);
  }

  private firstKind(service: number): number {
    const { legKind, legStart } = this.network.services;
    return u32At(legKind, u32At(legStart, service));
  }

  private lastKind(service: number): number {
    const { legKind, legStart } = this.network.services;
    return u32At(legKind, u32At(legStart, service + 1) - 1);
  }
}
