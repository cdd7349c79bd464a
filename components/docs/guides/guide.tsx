import type { ReactNode } from "react";
import { docsLocale, docsText } from "../language";
import type { Section, TranslatedGuide } from "./guide-sections";
import { Markdown } from "./markdown";

interface Props {
  guide: TranslatedGuide;
  /** Stand below the text. */
  children?: ReactNode;
  /** The sections in `children`. */
  more?: readonly Pick<Section, "anchor" | "title">[];
}

/** A guide with the list of its sections beside it. */
export function Guide({ guide, children, more = [] }: Props) {
  const own = guide.parts.flatMap(({ sections }) => sections.filter(({ level }) => level === 2));
  const sections = [...own, ...more];
  return (
    <div className="xl:flex xl:gap-10">
      <div className="min-w-0 flex-1">
        <GuideText guide={guide} />
        {children}
      </div>
      {sections.length > 1 ? <OnThisPage sections={sections} /> : null}
    </div>
  );
}

function OnThisPage({ sections }: { sections: readonly Pick<Section, "anchor" | "title">[] }) {
  const title = docsText()("onThisPage");
  return (
    <nav aria-label={title} className="sticky top-20 hidden w-52 shrink-0 self-start text-sm xl:block">
      <p className="mb-1 font-semibold text-2xs text-ink-faint uppercase tracking-wide">{title}</p>
      <ul>
        {sections.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`} className="block py-1 text-ink-soft hover:text-accent">
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The text of a guide; what stands in English for want of a translation is marked so, and said first. */
export function GuideText({ guide }: { guide: TranslatedGuide }) {
  return (
    <>
      <Untranslated guide={guide} />
      {guide.parts.map(({ locale, sections }) => (
        <div key={sections[0]?.anchor} lang={locale === docsLocale() ? undefined : locale} className="mt-4 first:mt-0">
          {sections.map((section) => (
            <div key={section.anchor} className="mt-4 first:mt-0">
              <Markdown source={section.markdown} anchor={section.anchor} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

function Untranslated({ guide: { translated } }: { guide: TranslatedGuide }) {
  if (translated === "all") return null;
  return (
    <p role="note" className="mb-4 max-w-3xl rounded-lg border border-line bg-sunken px-4 py-3 text-ink-soft text-sm">
      {docsText()(translated === "none" ? "guideInEnglish" : "partlyInEnglish")}
    </p>
  );
}
