import { u16At, u32At } from "@/lib/util/at";
import { pickInOrder, radixSort } from "@/lib/util/sort";
import type { ServiceColumns } from "../service-columns";

const DAY_MINUTES = 1440;

/**
 * Puts compiled services into the one order that a network has: by airport pair, departure, carrier, and then as they were compiled.
 * Carriers are numbered in the order of their codes.
 */
export function sortServices(compiled: ServiceColumns): ServiceColumns {
  const services = withSortedCarriers(compiled);
  const order = orderOf(services);
  const count = order.length;
  return {
    ...services,
    ...legsInOrder(services, order),
    pair: pickInOrder(services.pair, order, new Uint32Array(count)),
    departureMinute: pickInOrder(services.departureMinute, order, new Uint16Array(count)),
    duration: pickInOrder(services.duration, order, new Uint16Array(count)),
    days: pickInOrder(services.days, order, new Uint32Array(count)),
    carrier: pickInOrder(services.carrier, order, new Uint16Array(count)),
    international: pickInOrder(services.international, order, new Uint8Array(count)),
    sale: pickInOrder(services.sale, order, new Uint16Array(count)),
    flight: pickInOrder(services.flight, order, new Uint32Array(count)),
  };
}

function withSortedCarriers(services: ServiceColumns): ServiceColumns {
  const carriers = [...services.carriers].sort();
  const places = new Map(carriers.map((code, place) => [code, place]));
  const renumbered = services.carriers.map((code) => places.get(code) ?? 0);
  const renumber = (column: Uint16Array) => column.map((carrier) => renumbered[carrier] ?? 0);
  return { ...services, carriers, carrier: renumber(services.carrier), flightCarrier: renumber(services.flightCarrier) };
}

/** The services' places in the new order. */
function orderOf({ pair, departureMinute, carrier, carriers }: ServiceColumns): Uint32Array {
  const keys = new Float64Array(pair.length);
  for (let service = 0; service < keys.length; service++) {
    const departure = u32At(pair, service) * DAY_MINUTES + u16At(departureMinute, service);
    keys[service] = departure * carriers.length + u16At(carrier, service);
  }
  return radixSort(keys);
}

type LegColumns = Pick<ServiceColumns, "legStart" | "legKind" | "legDeparture" | "legArrival">;

function legsInOrder({ legStart, legKind, legDeparture, legArrival }: ServiceColumns, order: Uint32Array): LegColumns {
  const sorted = {
    legStart: new Uint32Array(legStart.length),
    legKind: new Uint32Array(legKind.length),
    legDeparture: new Uint16Array(legDeparture.length),
    legArrival: new Uint16Array(legArrival.length),
  };
  let place = 0;
  for (let index = 0; index < order.length; index++) {
    const service = u32At(order, index);
    for (let leg = u32At(legStart, service); leg < u32At(legStart, service + 1); leg++, place++) {
      sorted.legKind[place] = u32At(legKind, leg);
      sorted.legDeparture[place] = legDeparture[leg] ?? 0;
      sorted.legArrival[place] = legArrival[leg] ?? 0;
    }
    sorted.legStart[index + 1] = place;
  }
  return sorted;
}
