import type { Network } from "../network";

type Column = Uint16Array | Uint32Array | Float64Array;

/** Whether two networks have the same ScheduleTables: all that those are made of is compared, number by number. */
export function isSameSchedule(one: Network, other: Network): boolean {
  const { airports, window, routes, services } = one;
  if (airports !== other.airports || window.first !== other.window.first || window.count !== other.window.count) return false;
  const [theirs, theirRoutes] = [other.services, other.routes];
  return (
    services.words === theirs.words &&
    services.flights.length === theirs.flights.length &&
    services.kinds.length === theirs.kinds.length &&
    services.kinds.every(({ serviceType }, kind) => serviceType === theirs.kinds[kind]?.serviceType) &&
    sameNumbers(routes.from, theirRoutes.from) &&
    sameNumbers(routes.to, theirRoutes.to) &&
    sameNumbers(routes.km, theirRoutes.km) &&
    NUMBERS.every((column) => sameNumbers(services[column], theirs[column]))
  );
}

const NUMBERS = ["ofRoute", "departureMinute", "duration", "days", "dayPool", "flight", "carrier", "legStart", "legKind"] as const;

/** Byte by byte: there are no zeros of two signs among them. */
function sameNumbers(one: Column, other: Column): boolean {
  return bytesOf(one).equals(bytesOf(other));
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
