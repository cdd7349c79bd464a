/** What handlers read of a request. Every Request is one; a server may give them one that costs less to make. */
export interface ApiRequest {
  readonly method: string;
  /** With scheme and host, its path and query written as a URL has them. */
  readonly url: string;
  readonly headers: ApiHeaders;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The whole body as UTF-8; servers have cheaper ways to it than a stream. */
  text?(): Promise<string>;
}

export type ApiHeaders = Pick<Headers, "get" | "has">;
