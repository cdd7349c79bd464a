/** Whether the web server answers at all: for load balancers, and the measure that benches hold every other path against. */
export function GET(): Response {
  return new Response("ok", { headers: { "cache-control": "no-store" } });
}
