import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { RouteHandler } from "@/lib/api/handler";

/** What route.ts files of `routes()` export; the others refuse what they do not export by Next. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

const handler = z.custom<RouteHandler>((value) => typeof value === "function");
const shape = z.object({ GET: handler, POST: handler, PUT: handler, PATCH: handler, DELETE: handler });

interface RouteCall {
  /** Of route.ts below app/: `api/portal/keys/[id]`. */
  folder: string;
  method: Method;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** With its question mark. */
  query?: string;
}

export interface RouteAnswer {
  status: number;
  /** Without what every answer has of its own: id and moment. */
  gist: unknown;
  text: string;
  cacheControl: string | null;
}

/** Calls a route in this process, as a page would. */
export async function callRoute({ folder, method, params = {}, headers = {}, body = {}, query = "" }: RouteCall): Promise<RouteAnswer> {
  const route = shape.parse(await import(/* @vite-ignore */ pathToFileURL(path.resolve("app", folder, "route.ts")).href));
  const address = folder.replaceAll(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const sent = method === "GET" ? {} : { body: JSON.stringify(body) };
  const request = new Request(`http://parvoz.test/${address}${query}`, { method, headers, ...sent });
  const response = await route[method](request, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, gist: gistOf(text), text, cacheControl: response.headers.get("cache-control") };
}

function gistOf(text: string): unknown {
  const { request_id: _, created_at: __, ...rest } = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return rest;
}
