/*
 * What answers carry, whichever server gives them: next.config.js and lib/api-tier send these. A plain module, because Next reads its settings
 * before anything is compiled.
 */

/**
 * Next writes its own start-up scripts into the page, so without a nonce (which would make every page dynamic and need a proxy.ts in
 * front of the API) inline scripts have to be allowed. React escapes all text, no page renders foreign HTML, and nothing is loaded from another origin.
 * The development server alone needs eval and its web socket.
 * @param {boolean} development
 */
function contentSecurityPolicy(development) {
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const POLICY = "Content-Security-Policy";

/** Headers of every answer. */
export const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(self), geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/**
 * Of answers to programs, which are no pages: nothing may be loaded from one that is opened as a page all the same. Without a colon: Next takes
 * a header with one for a pattern, and compiles it for every request.
 */
export const ANSWER_POLICY = { key: POLICY, value: "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'" };

/** Of pages. @param {{ development: boolean }} options */
export function pagePolicy({ development }) {
  return { key: POLICY, value: contentSecurityPolicy(development) };
}
