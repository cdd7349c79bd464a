import { parseDesignators } from "../ssim/fields";
import { parseOperator } from "../ssim/operator";
import type { DataElement } from "./message";
import type { LineRules, NumberedLine } from "./message-context";

const ELEMENT = /^(\d{1,3})\/(.*)$/;

/** Whether a word begins a data element: `99/2`. */
export function isElement(word: string): boolean {
  return ELEMENT.test(word);
}

/** Names of owner, crew employers and operator, and what two airlines agreed: their text may hold anything. */
const FREE_TEXT = new Set([113, 114, 115, 127]);
const FIRST_BILATERAL = 800;

const NIL = "NIL";
const AIRLINE = /^([A-Z0-9]{2}[A-Z]?|X)$/;
const TERMINAL = /^[A-Z0-9]{1,2}$/;
const LETTER = /^[A-Z]$/;
const CLASSES = (text: string) => text !== "" && parseDesignators(text) !== undefined;

/** The form of what counts here; of others nothing is kept, whatever they say. SSIM chapter 2, data element identifiers. */
const FORMS: Readonly<Record<number, (text: string) => boolean>> = {
  2: (text) => AIRLINE.test(text),
  8: (text) => LETTER.test(text),
  9: (text) => AIRLINE.test(text),
  50: (text) => /^[A-Z0-9]{2}[A-Z]? *\d{1,4} ?[A-Z]?$/.test(text),
  98: (text) => TERMINAL.test(text),
  99: (text) => TERMINAL.test(text),
  101: CLASSES,
  106: CLASSES,
  108: (text) => /^[A-Z0-9]+$/.test(text),
  127: (text) => parseOperator(text).carrier + parseOperator(text).name !== "",
  170: (text) => LETTER.test(text),
};

/** They say all by being there. */
const FLAGS = new Set([201, 210, 507, 710, 711, 712]);
/** Modifiers of the classes follow a slash. */
const WITH_MODIFIERS = new Set([101, 106]);

/**
 * The data elements that end a line, each with its identifier; words that begin none belong to the one before them.
 * @returns undefined where the words do not begin with one, or one of them cannot be read, which is reported
 */
export function readElements(words: readonly string[], line: NumberedLine, rules: LineRules): DataElement[] | undefined {
  const elements: DataElement[] = [];
  for (const word of words) {
    const [, dei, text] = ELEMENT.exec(word) ?? [];
    const last = elements.at(-1);
    if (dei !== undefined && text !== undefined && !(last && isFree(last))) elements.push({ line: line.number, dei: Number(dei), text });
    else if (last) last.text = `${last.text} ${word}`;
    else return fail(word, line, rules);
  }
  const wrong = elements.find(({ dei, text }) => text !== NIL && FORMS[dei]?.(withoutModifiers(dei, text)) === false);
  if (wrong) return fail(textOf(wrong), line, rules);
  return elements.map((element) => kept(element, rules));
}

function isFree({ dei }: DataElement): boolean {
  return FREE_TEXT.has(dei) || dei >= FIRST_BILATERAL;
}

function fail(value: string, line: NumberedLine, { report }: LineRules): undefined {
  report({ line: line.number, field: "element", problem: "element_form", value, other: "" });
}

/** The element with what of it counts; the rest is told. */
function kept({ line, dei, text }: DataElement, { ignore }: LineRules): DataElement {
  if (text === NIL) return { line, dei, text };
  const element = { line, dei, text: FLAGS.has(dei) ? "" : withoutModifiers(dei, text) };
  if (element.text !== text) ignore({ line, kind: FLAGS.has(dei) ? "text" : "modifiers", text: textOf({ line, dei, text }) });
  return element;
}

function withoutModifiers(dei: number, text: string): string {
  return WITH_MODIFIERS.has(dei) ? text.replace(/\/.*/, "") : text;
}

/** `99/2`, as the message has it. */
export function textOf({ dei, text }: DataElement): string {
  return `${dei}/${text}`;
}
