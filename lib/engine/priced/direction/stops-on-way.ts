import type { Network } from "@/lib/engine/network";
import { u16At, u32At } from "@/lib/util/at";
import type { QueryRoutes } from "./query-routes";

/** Sees to it that no technical stop is at an airport of the query, nor at one that the journey visits elsewhere. */
export class StopsOnWay {
  private readonly visited = new Int32Array(64);
  private count = 0;

  constructor(
    private readonly network: Network,
    private readonly routes: Pick<QueryRoutes, "isBetween">,
  ) {}

  /** Services of a journey whose airports of boarding and leaving are known to keep the rules; -1 is none. */
  allowed(first: number, second: number, third: number): boolean {
    const { legStart } = this.network.services;
    const flights = third >= 0 ? 3 : second >= 0 ? 2 : 1;
    const legs = this.legs(first) + (second >= 0 ? this.legs(second) : 0) + (third >= 0 ? this.legs(third) : 0);
    if (legs === flights) return true;
    this.count = 0;
    const begins = (service: number) => service < 0 || this.visit(u32At(legStart, service), u32At(legStart, service + 1));
    return begins(first) && begins(second) && begins(third) && this.isNew(this.end(third >= 0 ? third : second >= 0 ? second : first));
  }

  private legs(service: number): number {
    const { legStart } = this.network.services;
    return u32At(legStart, service + 1) - u32At(legStart, service);
  }

  /** Visits where the legs of a service begin; false where that breaks the rules. */
  private visit(first: number, end: number): boolean {
    const { legKind, kindOrigin } = this.network.services;
    for (let leg = first; leg < end; leg++) {
      const origin = u16At(kindOrigin, u32At(legKind, leg));
      if (leg > first && !this.routes.isBetween(origin)) return false;
      if (!this.isNew(origin)) return false;
      this.visited[this.count++] = origin;
    }
    return true;
  }

  private isNew(airport: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.visited[index] === airport) return false;
    return true;
  }

  private end(service: number): number {
    const { legKind, legStart, kindDestination } = this.network.services;
    return u16At(kindDestination, u32At(legKind, u32At(legStart, service + 1) - 1));
  }
}
