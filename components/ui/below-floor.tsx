import { getTranslations } from "next-intl/server";

/** Words that browsers below the floor (`browserslist` in package.json) show above every page: what follows may not work there. */
export async function BelowFloor({ nonce }: { nonce: string | undefined }) {
  const t = await getTranslations("common.ui");
  return (
    <>
      {/* The script below shows it before React looks, which would take the difference for a fault of the page. */}
      <p id={ID} hidden suppressHydrationWarning role="alert" className="bg-warm-soft px-4 py-3 text-center text-sm text-warm">
        {t("belowFloor")}
      </p>
      <script nonce={nonce}>{TELL}</script>
    </>
  );
}

const ID = "below-floor";

/** In words that every browser understands. What it asks for came last of all that pages cannot do without: Chrome 108, Firefox 104 and Safari 15.4. */
const TELL = `if (!([].findLast && window.CSS && CSS.supports("height", "1dvh"))) document.getElementById("${ID}").hidden = false;`;
