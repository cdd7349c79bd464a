const WAY = "[A-Za-z]{3}-[A-Za-z]{3}-\\d{4}-\\d{2}-\\d{2}";
const PLACE = "(departure|arrival)_type=(airport|city)";
const CLOCK = "(departure|arrival)_(from|to)=([01]\\d|2[0-3]):[0-5]\\d";

/** A direction in one text, for clients that write no nested queries: `TAS-IST-2027-03-12,arrival_type=airport,departure_from=08:00`. */
export const DIRECTION_TEXT = `^${WAY}(,${PLACE}|,${CLOCK})*$`;
/** Every option once, with room for whoever repeats one. */
export const MAX_DIRECTION_TEXT = 200;

const LIKE_DIRECTION = new RegExp(`^${WAY}(,[a-z_]+=[^,]*)*$`);

/** The same as an object, so that a wrong option is named as one of its fields; whatever is no such text comes back as it is. */
export function readDirectionText(value: unknown): unknown {
  if (typeof value !== "string" || value.length > MAX_DIRECTION_TEXT || !LIKE_DIRECTION.test(value)) return value;
  const [way = "", ...options] = value.split(",");
  const named = options.map((option): [string, string] => {
    const at = option.indexOf("=");
    return [option.slice(0, at), option.slice(at + 1)];
  });
  return { ...Object.fromEntries(named), departure_airport: way.slice(0, 3), arrival_airport: way.slice(4, 7), date: way.slice(8) };
}
