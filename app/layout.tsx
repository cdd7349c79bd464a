import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ServerTime } from "@/components/shell/server-time";
import { BelowFloor } from "@/components/ui/below-floor";
import { THEME_COOKIE, themeOf } from "@/components/ui/language/theme";
import { EarlyPress } from "@/components/ui/press/early-press";
import { EARLY_PRESS } from "@/components/ui/press/early-press-script";
import { Texts } from "@/components/ui/texts";
import { pageNonce } from "@/lib/api/request/page-nonce";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    title: { default: t("product"), template: `%s · ${t("product")}` },
    description: t("tagline"),
    robots: { index: false, follow: false },
    // Telephones make links of whatever looks like a number, a date or an address: of booking numbers, documents and flights too.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#182328" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={await getLocale()} data-theme={theme ?? undefined}>
      <body className="min-h-dvh bg-paper text-ink">
        <BelowFloor nonce={await pageNonce()} />
        <script nonce={await pageNonce()}>{EARLY_PRESS}</script>
        <ServerTime at={Date.now()} />
        <Texts of={["common"]}>{children}</Texts>
        {/* Last, when what stands above it is ready for presses. */}
        <EarlyPress />
      </body>
    </html>
  );
}
