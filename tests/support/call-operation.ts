import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject } from "vitest";
import { z } from "zod";
import type { RouteHandler } from "@/lib/api/handler";
import type { Operation } from "@/lib/contracts/interface/operation";
import { OPERATIONS, type OperationName } from "@/lib/contracts/interface/operations";
import { type ErrorEnvelope, envelope, errorEnvelope } from "@/lib/contracts/shared";
import { createChecker } from "../../scripts/lib/clients/check-answer.mjs";

export interface CallOptions {
  /** Of the path. */
  params?: Record<string, string>;
  /** Nested as the contract has it, or written out. */
  query?: Record<string, unknown> | string;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
  /** Bearer token or API key. */
  credential?: string;
  headers?: Record<string, string>;
}

export interface OperationAnswer {
  status: number;
  headers: Headers;
  /** The whole body, parsed. */
  body: unknown;
  /** Of a success, else undefined. */
  data: unknown;
  /** Of a refusal, else null. */
  error: ErrorEnvelope | null;
}

const ORIGIN = "http://parvoz.test";
const checkAnswer = createChecker(inject("document"));

/** Calls an operation's route handler in this process, as a program would over HTTP, and holds the answer against the OpenAPI document. */
export async function callOperation(name: OperationName, options: CallOptions = {}): Promise<OperationAnswer> {
  const operation: Operation = OPERATIONS[name];
  const { params = {}, query = {} } = options;
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = typeof query === "string" ? query : writeQuery(query);
  const address = `/api/v1${filled}${search === "" ? "" : `?${search.replace(/^\?/, "")}`}`;
  const handler = await handlerOf(operation);
  const response = await handler(requestOf(operation.method, `${ORIGIN}${address}`, options), { params: Promise.resolve(params) });
  const { status, headers } = response;
  const body = await response.text();
  const { violations } = checkAnswer({ method: operation.method, path: address, status, headers, body });
  expect(violations, `${name} answered ${status} ${body.slice(0, 2000)}`).toEqual([]);
  if (status === 304) return { status, headers, body: null, data: undefined, error: null };
  return read(status, headers, JSON.parse(body));
}

function read(status: number, headers: Headers, body: unknown): OperationAnswer {
  if (status !== 200) return { status, headers, body, data: undefined, error: errorEnvelope.parse(body) };
  const success = envelope(z.unknown()).parse(body);
  return { status, headers, body, data: success.data, error: null };
}

function requestOf(method: string, url: string, { body, credential, headers = {} }: CallOptions): Request {
  const sent = new Headers(headers);
  if (credential !== undefined) sent.set("authorization", `Bearer ${credential}`);
  if (body === undefined) return new Request(url, { method, headers: sent });
  if (!sent.has("content-type")) sent.set("content-type", "application/json");
  return new Request(url, { method, headers: sent, body: typeof body === "string" ? body : JSON.stringify(body) });
}

async function handlerOf({ path: template, method }: Operation): Promise<RouteHandler> {
  const folder = template.replaceAll("{", "[").replaceAll("}", "]");
  const file = pathToFileURL(path.resolve(`app/api/v1${folder}/route.ts`)).href;
  const route: Record<string, RouteHandler | undefined> = await import(/* @vite-ignore */ file);
  const handler = route[method];
  if (!handler) throw new Error(`${file} exports no ${method}`);
  return handler;
}

/** `{ directions: [{ date }], adults: 1 }` as `directions[0][date]=…&adults=1`. */
export function writeQuery(query: Record<string, unknown>): string {
  const written = new URLSearchParams();
  const write = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null) written.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) write(name === "" ? key : `${name}[${key}]`, part);
  };
  write("", query);
  return written.toString();
}
