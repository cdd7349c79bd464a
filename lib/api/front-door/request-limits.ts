/** How long a caller may take to send a request, milliseconds; for any server of node:http. */
export const REQUEST_LIMITS = {
  /** Address and headers: they are one packet, or a few. */
  headersTimeout: 20_000,
  /** All of it: bodies are short, and a connection that sends none is one less for others. */
  requestTimeout: 60_000,
};
