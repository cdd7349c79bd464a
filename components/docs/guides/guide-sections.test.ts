import { describe, expect, test } from "vitest";
import { guideMarkdown, sectionsOf, translatedGuide } from "./guide-sections";

const ENGLISH = "# Paying\n\nText.\n\n## Pay `now`\n\nPay.\n\n```bash\n# not a heading\n```\n\n## Wait\n\nWait.\n";

describe("sections", () => {
  test("begin at headings, not at comments of code", () => {
    expect(sectionsOf(ENGLISH).map(({ anchor, title, level }) => ({ anchor, title, level }))).toEqual([
      { anchor: "paying", title: "Paying", level: 1 },
      { anchor: "pay-now", title: "Pay now", level: 2 },
      { anchor: "wait", title: "Wait", level: 2 },
    ]);
    expect(
      sectionsOf(ENGLISH)
        .map(({ markdown }) => markdown)
        .join(""),
    ).toBe(ENGLISH);
  });

  test("of a translation have the anchors that it writes, and do not show them", () => {
    expect(sectionsOf("## Оплатить `now` {#pay-now}\n\nТекст.\n")).toEqual([
      { anchor: "pay-now", title: "Оплатить now", level: 2, markdown: "## Оплатить `now`\n\nТекст.\n" },
    ]);
  });
});

describe("a translated guide", () => {
  test("has what is translated in its place and in the order of the English one", () => {
    const guide = translatedGuide({
      name: "paying",
      english: ENGLISH,
      translation: "# Оплата {#paying}\n\nТекст.\n\n## Подождать {#wait}\n\nЖдите.\n",
      locale: "ru",
    });
    expect(guideMarkdown(guide)).toBe(
      "# Оплата\n\nТекст.\n\n## Pay `now`\n\nPay.\n\n```bash\n# not a heading\n```\n\n## Подождать\n\nЖдите.\n",
    );
    expect(guide.parts.map(({ locale }) => locale)).toEqual(["ru", "en", "ru"]);
    expect(guide.translated).toBe("some");
  });

  test("is whole with its beginning where the rest stays English, as the changelog does", () => {
    const beginning = { english: ENGLISH, translation: "# История {#paying}\n\n", locale: "ru" } as const;
    expect(translatedGuide({ name: "changelog", ...beginning }).translated).toBe("all");
    expect(translatedGuide({ name: "paying", ...beginning }).translated).toBe("some");
  });

  test("is English where nothing of it is translated", () => {
    const guide = translatedGuide({ name: "paying", english: ENGLISH, translation: null, locale: "uz" });
    expect([guide.translated, guideMarkdown(guide)]).toEqual(["none", ENGLISH]);
  });

  test("lacks nothing in English, and has nothing that the English one has no more", () => {
    expect(translatedGuide({ name: "paying", english: ENGLISH, translation: ENGLISH, locale: "en" }).translated).toBe("all");
    const own = "# Toʻlov {#paying}\n\n## Toʻlash {#pay-now}\n\n## Kutish {#wait}\n\n## Eski {#old}\n\nEski.\n";
    const guide = translatedGuide({ name: "paying", english: ENGLISH, translation: own, locale: "uz" });
    expect([guide.translated, guideMarkdown(guide)]).toEqual(["all", "# Toʻlov\n\n## Toʻlash\n\n## Kutish\n\n"]);
  });
});
