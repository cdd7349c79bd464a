/** What handlers read of a request. Every Request is one; a server may give them one that costs less to make. */
export interface ApiRequest {
  readonly method: string;
  /** With scheme and host, its path and query written as a URL has them. */
  readonly url: string;
  readonly headers: ApiHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
}

export type ApiHeaders = Pick<Headers, "get" | "has">;
