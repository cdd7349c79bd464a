import { AppError } from "@/lib/domain/errors";
import { LIST_WAYS, type ListWay } from "@/lib/domain/passenger-lists/ways";
import type { PassengerListWay } from "@/lib/generated/prisma/client";

export type KeptWay = PassengerListWay;

/** A way cannot be declared, confirmed or ended so; the message says why and what to do, for whoever runs the command. */
export class ListWayRefused extends Error {}

/** The column passenger_list_way.way. @throws Error where it holds none */
export function wayOf({ way }: Pick<KeptWay, "way">): ListWay {
  const found = LIST_WAYS.find((each) => each === way);
  if (!found) throw new Error(`an unknown way of passenger lists: ${way}`);
  return found;
}

/** `way 3 of HY: by mail, 72, 24 and 3 hours before departure`, for those who run the service. It names no address. */
export function describeWay({ id, carrier, way, offsets }: KeptWay): string {
  const how = { mail: "by mail", fetched: "fetched and handed over", invented: "invented, of the demonstration" }[wayOf({ way })];
  return `way ${id} of ${carrier}: ${how}, ${offsets.join(", ")} hours before departure`;
}

/** The number by which addresses name a way. @throws AppError list_way_not_found where it is none */
export function readWayNumber(text = ""): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new AppError("list_way_not_found");
  return Number(text);
}
