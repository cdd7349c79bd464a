import { parseFlightCode } from "@/lib/domain/schedule/inventory";
import type { SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import { i32At, u16At, u32At } from "@/lib/util/at";
import type { Network } from "../network";
import { textOfKind } from "../service-columns";
import { legCount } from "../service-table";
import { endsOf, NO_LEG, packCode, packEnds, packFlight } from "./leg-ids";
import type { SeatMirror } from "./mirror";
import type { SeatView } from "./seats";

/** A route by the numbers of its airports. */
export type Route = readonly [from: number, to: number];

/** Not looked up yet. */
const UNBOUND = 0xffffffff;

/** A mirror's seats under the numbers of one network. Legs are bound as they are asked for: nothing waits for a new network. */
export class NetworkSeats implements SeatView {
  /** Id of each leg of each service, as `legStart` of the service table counts them. */
  private readonly ids: Uint32Array;
  private readonly codes: Int32Array;
  private airportOf: Map<number, number> | null = null;
  private through: Map<number, Route[]> | null = null;

  constructor(
    readonly network: Network,
    readonly mirror: SeatMirror,
  ) {
    this.ids = new Uint32Array(network.services.legKind.length).fill(UNBOUND);
    this.codes = Int32Array.from(network.airports.codes, packCode);
  }

  soldOf(service: number, leg: number, localDay: number): ArrayLike<number> | null {
    const id = this.legOf(service, leg);
    return id === NO_LEG ? null : this.mirror.rows.find(id, localDay);
  }

  limitsOf(service: number, leg: number, localDay: number): SaleLimits | null {
    return this.mirror.limits.isEmpty ? null : this.mirror.limits.find(this.legOf(service, leg), localDay);
  }

  /** The mirror's id of a leg, NO_LEG where its name is none. @param leg position in the service, from 0 */
  legOf(service: number, leg: number): number {
    return this.idOf(service, u32At(this.network.services.legStart, service) + leg);
  }

  /** Routes of the services that may fly this leg of the mirror: its own, and those of through flights. */
  routesOf(id: number): readonly Route[] {
    this.airportOf ??= new Map(Array.from(this.codes, (code, airport) => [code, airport]));
    this.through ??= this.throughRoutes();
    const { origin, destination } = endsOf(this.mirror.legs.endsOfId(id));
    const [from, to] = [this.airportOf.get(origin), this.airportOf.get(destination)];
    const own: Route[] = from === undefined || to === undefined ? [] : [[from, to]];
    return [...own, ...(this.through.get(id) ?? [])];
  }

  private idOf(service: number, place: number): number {
    const known = this.ids[place];
    if (known !== UNBOUND) return known ?? NO_LEG;
    const { services } = this.network;
    const kind = u32At(services.legKind, place);
    const own = services.flights.at(u32At(services.flight, service));
    // A duplicate's seats are those of the flight that is flown.
    const { carrier, flightNumber, suffix } = parseFlightCode(textOfKind(services, kind, "operatingFlight")) ?? own;
    const ends = packEnds(i32At(this.codes, u16At(services.kindOrigin, kind)), i32At(this.codes, u16At(services.kindDestination, kind)));
    const id = this.mirror.legs.idOf(packFlight(carrier, flightNumber, suffix), ends);
    this.ids[place] = id;
    return id;
  }

  /** By leg, the routes of the services of several legs that fly it. */
  private throughRoutes(): Map<number, Route[]> {
    const { services, routes } = this.network;
    const through = new Map<number, Route[]>();
    for (let route = 0; route < routes.from.length; route++) {
      const pair: Route = [u16At(routes.from, route), u16At(routes.to, route)];
      for (let service = u32At(services.ofRoute, route); service < u32At(services.ofRoute, route + 1); service++) {
        const legs = legCount(services, service);
        for (let leg = 0; legs > 1 && leg < legs; leg++)
          addRoute(through, this.idOf(service, u32At(services.legStart, service) + leg), pair);
      }
    }
    return through;
  }
}

/** A route's services follow each other, so the same one can only be the last. */
function addRoute(through: Map<number, Route[]>, id: number, route: Route): void {
  const known = through.get(id);
  if (!known) through.set(id, [route]);
  else if (known.at(-1) !== route) known.push(route);
}

/** The view of the mirror that a network was last looked at through. */
const views = new WeakMap<Network, NetworkSeats>();

/** The mirror's seats for a network; the same object as long as both are the same. */
export function seatsOf(mirror: SeatMirror, network: Network): NetworkSeats {
  const known = views.get(network);
  if (known?.mirror === mirror) return known;
  const view = new NetworkSeats(network, mirror);
  views.set(network, view);
  return view;
}
