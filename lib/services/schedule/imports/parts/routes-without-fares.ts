import { FICTITIOUS_CODES } from "@/lib/domain/schedule/fictitious-points";
import type { Prisma } from "@/lib/generated/prisma/client";
import { cityCodes } from "@/lib/reference/airports";

/** How many airport pairs of a carrier's legs nobody can buy, of how many. Fares over several legs are not looked at. */
export interface RoutesWithoutFares {
  carrier: string;
  routes: number;
  of: number;
}

/** Carriers of an import that have no fare for some of its routes, by code. Fares may be filed for an airport or for its city. */
export async function routesWithoutFares(tx: Prisma.TransactionClient, importId: string): Promise<RoutesWithoutFares[]> {
  return tx.$queryRaw<RoutesWithoutFares[]>`
    with city as (select key as airport, value as code from json_each_text(${JSON.stringify(cityCodes())}::json)),
    set_of as (select id, carrier from schedule_set where import_id = ${importId}::uuid),
    route as (select distinct leg.carrier, origin, destination from schedule_leg leg join set_of on set_of.id = set_id
               where not (array[origin, destination] && ${FICTITIOUS_CODES})),
    market as (select distinct carrier, origin, destination from fare where carrier in (select carrier from set_of))
    select carrier, count(*) filter (where not sold)::int as routes, count(*)::int as "of"
      from (
        select route.carrier, exists (
                 select from market
                  where market.carrier = route.carrier
                    and market.origin in (route.origin, origin_city.code)
                    and market.destination in (route.destination, destination_city.code)) as sold
          from route
          left join city origin_city on origin_city.airport = route.origin
          left join city destination_city on destination_city.airport = route.destination) as priced
     group by carrier having not bool_and(sold) order by carrier`;
}
