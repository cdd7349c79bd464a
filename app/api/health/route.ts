import { routes } from "@/lib/api/routes";

/** Whether the web server answers at all: for load balancers, and the measure that benches hold every other path against. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: async () => new Response("ok", { headers: { "cache-control": "no-store" } }),
});
