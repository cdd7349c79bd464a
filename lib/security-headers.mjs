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

/**
 * Headers of every answer, whichever server gives it: next.config.js and lib/api-tier send these. A plain module, because Next reads its
 * settings before anything is compiled.
 * @param {{ development: boolean }} options
 * @returns {{ key: string, value: string }[]}
 */
export function securityHeaders({ development }) {
  return [
    { key: "Content-Security-Policy", value: contentSecurityPolicy(development) },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: "camera=(self), geolocation=(), microphone=(), payment=(), usb=()" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
}
