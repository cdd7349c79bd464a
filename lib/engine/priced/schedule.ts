import type { AirportTable } from "../airport-table";
import type { DayWindow } from "../day-set";
import type { RouteTable } from "../route-table";
import type { ServiceColumns } from "../service-columns";

/** What tables are made of: a network without its objects. */
export interface Schedule {
  airports: AirportTable;
  window: DayWindow;
  routes: RouteTable;
  services: ServiceColumns & { ofRoute: Uint32Array };
}
