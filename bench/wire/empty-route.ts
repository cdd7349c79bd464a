import { sentBytes } from "@/bench/wire/sent-bytes";

/** A route handler that does nothing but send bytes. Built into a copy of the product, never into the product. */
export function GET(): Response {
  return sentBytes();
}
