/** A page of the documentation as it is searched. */
export interface SearchedPage {
  /** Below /docs, as `pages.docs` takes it. */
  page: string;
  title: string;
  /** Markdown. */
  text: string;
}

export interface Hit {
  page: string;
  title: string;
  /** The line that has most of the words, without its marks. */
  line: string;
}

const TITLE_WEIGHT = 20;
const MOST = 30;

/** Text as words are compared: in small letters, е for ё, and without the apostrophes of Uzbek, which everybody types otherwise. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/['’ʻʼ‘`]/g, "");
}

const RUSSIAN_ENDING = /(?<=[а-я]{3})(?:[ыи]ми|[ая]ми|[ое]го|[ое]му|[ыиоеая]й|[ая]я|[ое]е|[ыи]х|[ая][мх]|[ое]в|[ое]м|[аеиоуыьюя])$/;

/** A word as it is looked for: a Russian one without its ending, so that one form of it finds the others. Uzbek adds endings to the whole word. */
function searched(word: string): string {
  return word.replace(RUSSIAN_ENDING, "");
}

/** Pages that have all the words, whatever their case; those that have them in the title first, then those that have them most often. */
export function searchPages(pages: readonly SearchedPage[], query: string): Hit[] {
  const words = folded(query).split(/\s+/).filter(Boolean).map(searched);
  if (words.length === 0) return [];
  const found = pages.flatMap(({ page, title, text }) => {
    const [all, head] = [folded(`${title}\n${text}`), folded(title)];
    if (!words.every((word) => all.includes(word))) return [];
    const score = words.reduce((sum, word) => sum + all.split(word).length - 1 + (head.includes(word) ? TITLE_WEIGHT : 0), 0);
    return [{ page, title, line: bestLine(text, words), score }];
  });
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ score: _, ...hit }) => hit);
}

function bestLine(text: string, words: readonly string[]): string {
  const has = (line: string) => words.filter((word) => folded(line).includes(word)).length;
  const best = text.split("\n").reduce((one, line) => (has(line) > has(one) ? line : one), "");
  return best
    .replaceAll(/[#*`|>]|\]\([^)]*\)|\[/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
