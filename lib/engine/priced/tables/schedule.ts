import type { DayWindow } from "@/lib/domain/schedule/day-set";
import type { AirportTable } from "@/lib/engine/airport-table";
import type { RouteTable } from "@/lib/engine/route-table";
import type { ServiceColumns } from "@/lib/engine/service-columns";

/** What tables are made of: a network without its objects. */
export interface Schedule {
  airports: AirportTable;
  window: DayWindow;
  routes: RouteTable;
  services: ServiceColumns & { ofRoute: Uint32Array };
}
