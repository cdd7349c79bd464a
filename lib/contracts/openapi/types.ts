import type { z } from "zod";

/** The parts of OpenAPI 3.1 that this document uses (spec.openapis.org/oas/v3.1.0), for its builder and for the pages that show it. */

export type Schema = z.core.JSONSchema.JSONSchema;

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  /** Of a list in the query: each item is a parameter of its own. */
  style?: "form";
  explode?: true;
  schema: Schema;
  example?: unknown;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema: Schema;
  examples: Record<string, Example | Ref>;
}

export interface Answer {
  description: string;
  headers: Record<string, Ref>;
  /** Missing where there is no body. */
  content?: { "application/json": MediaType };
}

export interface DocumentedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  parameters: (Parameter | Ref)[];
  requestBody?: { required: boolean; description?: string; content: { "application/json": MediaType } };
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
  /** What an API key must be allowed to do; absent where no credential is needed. */
  "x-scope"?: string;
  /** Whose requests it is counted with. */
  "x-rate-class"?: string;
  /** Name of the component that has the query's parameters as one nested object. */
  "x-query"?: string;
  /** Names of the errors that it may give, by status. */
  "x-errors": Record<string, string[]>;
}

export interface DocumentedEvent {
  post: {
    operationId: string;
    tags: string[];
    summary: string;
    description: string;
    parameters: Parameter[];
    requestBody: { required: true; content: { "application/json": MediaType } };
    responses: Record<string, { description: string }>;
    security: Record<string, string[]>[];
  };
}

export type Method = "get" | "post" | "patch" | "delete";

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; summary: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, DocumentedOperation>>>;
  webhooks: Record<string, DocumentedEvent>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    examples: Record<string, Example>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
