import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { allCountryCodes } from "@/lib/reference/countries";
import { checkDigit } from "./check-digit";
import { documentKind } from "./document-kind";
import { looksLikeMrz, type MrzPart, readMrz } from "./read-mrz";
import { countryOf } from "./state-codes";

const TODAY = "2026-11-24";

/** ICAO Doc 9303 part 4, appendix B. */
const PASSPORT = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";
/** Part 5, appendix B. */
const CARD = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<";
/** The same of a card whose number has more than nine characters. */
const LONG_NUMBER = "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<";

const read = (text: string) => {
  const zone = readMrz(text, TODAY);
  if (zone?.kind !== "travel") throw new Error("no zone of a document to travel on");
  return zone.reading;
};

const ERIKSSON = {
  lastName: "ERIKSSON",
  firstName: "ANNA MARIA",
  middleName: "",
  isNameFull: false,
  citizenship: null,
  noCitizenship: { why: "specimen", letters: "UTO" },
  birthdate: "1974-08-12",
  expiry: "2012-04-15",
  gender: "F",
  wrong: [],
};

describe("the standard's own specimens", () => {
  it("are read whole: the passport, the card, and the card with a long number", () => {
    expect(read(PASSPORT)).toEqual({ ...ERIKSSON, docType: "A", number: "L898902C3" });
    expect(read(CARD)).toEqual({ ...ERIKSSON, docType: "IC", number: "D23145890" });
    expect(read(LONG_NUMBER)).toMatchObject({ number: "D23145890734", lastName: "STEVENSON", firstName: "PETER JOHN", wrong: [] });
  });

  it("have the check digits that the standard counts out (part 3, section 4.9)", () => {
    expect(checkDigit("520727")).toBe("3");
    expect(checkDigit("AB2134<<<")).toBe("5");
    expect(checkDigit("HA672242<658022549601086<<<<<<<<<<<<<<0")).toBe("8");
  });
});

describe("a zone that was pasted", () => {
  it("may have lost its line breaks, gained spaces, and be in small letters", () => {
    expect(read(PASSPORT.replace("\n", "").toLowerCase())).toEqual(read(PASSPORT));
    expect(read(`  ${PASSPORT.replaceAll("<<", "<< ").replace("\n", "\r\n")} `)).toEqual(read(PASSPORT));
  });

  it("is told from names and numbers by its look, also when characters of it are missing", () => {
    for (const zone of [PASSPORT, CARD, PASSPORT.slice(0, -3)]) expect(looksLikeMrz(zone)).toBe(true);
    for (const text of ["KARIMOVA", "L898902C3", "P<UTOERIKSSON<<ANNA", "https://parvoz.example/?a=<<".padEnd(90, "<")])
      expect(looksLikeMrz(text)).toBe(false);
    expect(readMrz(PASSPORT.slice(0, -3), TODAY)).toBeNull();
  });
});

describe("a zone that was changed on its way", () => {
  const UZBEK = "P<UZBNAMUNAEV<<SINOV<<<<<<<<<<<<<<<<<<<<<<<<\nAA12345678UZB9005178M35083013170590001001096";

  it.each([
    ["Telegram makes guillemets of two fillers", "P<UZBNAMUNAEV«SINOV««««««««««««\nAA12345678UZB9005178M35083013170590001001096"],
    ["fillers at the end of a line are lost", "P<UZBNAMUNAEV<<SINOV\nAA12345678UZB9005178M35083013170590001001096"],
    ["and the line break with them", "P<UZBNAMUNAEV<<SINOV AA12345678UZB9005178M35083013170590001001096"],
    ["web pages write entities", UZBEK.replaceAll("<", "&lt;")],
    ["it is quoted", UZBEK.replace(/^/gm, "> ")],
    ["it stands in quotation marks", `"${UZBEK}"`],
    ["it is a piece of code", `\`\`\`\n${UZBEK}\n\`\`\``],
    ["who sent it stands before it", `[12:30, 27.11.2026] Ali: ${UZBEK}`],
    ["words stand before and behind it", `Passport of my wife:\n${UZBEK}\nThank you!`],
    ["cells of a spreadsheet are quoted", UZBEK.replace(/^|$/gm, '"').replace("\n", "\t")],
    ["a line has more fillers than its length", UZBEK.replace("\n", "<<\n")],
    ["letters are of full width", UZBEK.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
    ["nobody sees what stands between", `\u202a${UZBEK.replace("SINOV", "SI\u200bNOV").replace("AA", "AA\u00a0")}\ufeff`],
  ])("is read as it was printed: %s", (_, zone) => {
    expect(looksLikeMrz(zone)).toBe(true);
    expect(read(zone)).toMatchObject({ lastName: "NAMUNAEV", firstName: "SINOV", number: "AA1234567", citizenship: "UZ", docType: "A" });
  });

  it("messengers make a heart of a filler and a three", () => {
    const zone = "P<TURYILMAZ<<AYSE<<<<<<<<<<<<<<<<<<<<<<<<<<<\nU123456784TUR9005178F350830112345678902<<<32";
    expect(read(zone).wrong).toEqual([]);
    expect(read(zone.replace("<3", "\u2764\ufe0f"))).toEqual(read(zone));
  });

  it("also of a card of three lines, and of one of two", () => {
    const short = CARD.replace(/<+\n/g, "\n").replace(/<+$/, "").replace("7408122F1204159UTO6", "7408122F1204159UTO<<<<<<<<<<<6");
    const [first = "", second = "", third = ""] = CARD.split("\n");
    expect(read([first.replace(/<+$/, ""), second, third.replace(/<+$/, "")].join("\n"))).toEqual(read(CARD));
    expect(short).not.toBe(CARD);
    expect(read("I<UTOERIKSSON<<ANNA<MARIA\nD231458907UTO7408122F1204159<<<<<<<6")).toEqual(read(CARD));
  });
});

describe("the first letters of a zone", () => {
  it("tell a visa of either size, of which nothing is read", () => {
    const visa = "V<UZBSPECIMEN<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<\nL8988901C4DEU7408122F3204153<<<<<<<<<<<<<<<8";
    const small = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<";
    for (const zone of [visa, small, visa.replace(/<+\n/, "\n"), small.replace(/<+$/, "")]) {
      expect(looksLikeMrz(zone)).toBe(true);
      expect(readMrz(zone, TODAY)).toEqual({ kind: "visa" });
    }
  });

  it.each([
    ["P<", "RUS", "PSP"],
    ["PP", "UZB", "A"],
    ["PD", "RUS", "DP"],
    ["PO", "UZB", "SP"],
    ["PN", "RUS", "PS"],
    ["PN", "UZB", "A"],
    ["PO", "CHN", "A"],
    ["PS", "CHN", "SP"],
    ["PM", "KOR", "A"],
    ["PS", "KOR", "A"],
    ["PM", "CHE", "A"],
    ["ID", "UZB", "IC"],
    ["AR", "D<<", "VV"],
    ["C1", "USA", "VV"],
    ["AC", "UZB", "other"],
    ["D<", "UZB", "other"],
    ["VC", "UZB", "visa"],
  ])("%s of %s is %s", (code, issuer, kind) => {
    expect(documentKind(code, issuer)).toBe(kind);
  });
});

test("a Russian internal passport has its number whole, its names as tickets have them, and no end of validity", () => {
  const zone = "PNRUSOBRAZCOV<<7RIQ<SERGEEVI3<<<<<<<<<<<<<<<\n4511234569RUS8501019M<<<<<<<0150304770018<08";
  expect(read(zone)).toEqual({
    lastName: "OBRAZTSOV",
    firstName: "IURII",
    middleName: "SERGEEVICH",
    isNameFull: false,
    citizenship: "RU",
    noCitizenship: null,
    birthdate: "1985-01-01",
    expiry: null,
    gender: "M",
    docType: "PS",
    number: "4510123456",
    wrong: [],
  });
});

/** @param at counted from 0 in the second line of the passport */
function withWrong(at: number, character: string): string {
  const [first = "", second = ""] = PASSPORT.split("\n");
  return `${first}${second.slice(0, at)}${character}${second.slice(at + 1)}`;
}

test.each<[MrzPart, number, string]>([
  ["number", 3, "1"],
  ["number", 9, "1"],
  ["birthdate", 14, "5"],
  ["expiry", 22, "3"],
  ["optional", 30, "2"],
  ["whole", 43, "1"],
])("a wrong %s is named", (part, at, character) => {
  expect(read(withWrong(at, character)).wrong).toEqual([part]);
});

test("a day of birth that is left open is left out", () => {
  expect(read(withWrong(17, "<")).birthdate).toBeNull();
});

describe("three letters of a state", () => {
  it("are known of every country that we know, Kosovo's as zones write it", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => countryOf(`${a}${b}${c}`))));
    expect(new Set(codes.filter((code) => code !== null))).toEqual(new Set(allCountryCodes()));
  });

  it.each([
    ["UZB", "UZ"],
    ["D<<", "DE"],
    ["GBN", "GB"],
    ["RKS", "XK"],
    ["CHE", "CH"],
    ["TUR", "TR"],
    ["UTO", null],
    ["XXA", null],
  ])("%s is %s", (letters, country) => {
    expect(countryOf(letters)).toBe(country);
  });
});

/** Papers as they could be issued. */
const papers = fc.record({
  primary: fc.array(fc.constantFrom("VAN", "DER", "KARIMOVA", "OCONNOR", "LI"), { minLength: 1, maxLength: 3 }),
  secondary: fc.array(fc.constantFrom("ANNA", "MARIA", "J", "NODIRABEGIM"), { maxLength: 2 }),
  number: fc.string({ unit: fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".split("")), minLength: 5, maxLength: 14 }),
  state: fc.constantFrom<[string, string]>(["UZB", "UZ"], ["D<<", "DE"], ["RUS", "RU"], ["KAZ", "KZ"]),
  birthdate: fc.date({ min: new Date("1930-01-01"), max: new Date("2026-11-24"), noInvalidDate: true }),
  expiry: fc.date({ min: new Date("1950-01-01"), max: new Date("2046-12-31"), noInvalidDate: true }),
  sex: fc.constantFrom("M", "F", "<"),
  optional: fc.string({ unit: fc.constantFrom(..."AZ0459".split("")), maxLength: 10 }),
  isCard: fc.boolean(),
});
type Papers = typeof papers extends fc.Arbitrary<infer Value> ? Value : never;

const filled = (text: string, length: number) => text.padEnd(length, "<").slice(0, length);
const sixDigits = (date: Date) => date.toISOString().slice(2, 10).replaceAll("-", "");
const guarded = (text: string) => text + obviousDigit(text);

/** The check digit as one counts it on paper: each third character seven times, three times, once. */
function obviousDigit(text: string): number {
  const values = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const value = text[at] === "<" ? 0 : values.indexOf(text[at] ?? "");
    if (at % 3 === 0) sum += 7 * value;
    if (at % 3 === 1) sum += 3 * value;
    if (at % 3 === 2) sum += value;
  }
  return sum % 10;
}

/** Writes a zone line by line, as parts 4 and 5 of the standard draw it. */
function write({ primary, secondary, number, state, birthdate, expiry, sex, optional, isCard }: Papers): string {
  const names = `${primary.join("<")}<<${secondary.join("<")}`;
  const [letters = ""] = state;
  const [born, expires] = [guarded(sixDigits(birthdate)), guarded(sixDigits(expiry))];
  if (!isCard) {
    const [id, more] = [guarded(filled(number.slice(0, 9), 9)), guarded(filled(optional, 14))];
    return `P<${letters}${filled(names, 39)}\n${id}${letters}${born}${sex}${expires}${more}${obviousDigit(id + born + expires + more)}`;
  }
  const isLong = number.length > 9;
  const id = isLong
    ? filled(`${number.slice(0, 9)}<${number.slice(9)}${obviousDigit(number)}<${optional}`, 25)
    : guarded(filled(number, 9));
  const upper = filled(id, 25);
  const lower = filled("", 11);
  return `I<${letters}${upper}\n${born}${sex}${expires}${letters}${lower}${obviousDigit(upper + born + expires + lower)}\n${filled(names, 30)}`;
}

test("whatever is written by the standard is read as it was meant", () => {
  fc.assert(
    fc.property(papers, (paper) => {
      const reading = read(write(paper));
      const names = `${paper.primary.join(" ")}  ${paper.secondary.join(" ")}`;
      expect(reading).toMatchObject({
        citizenship: paper.state[1],
        number: paper.isCard ? paper.number : paper.number.slice(0, 9),
        birthdate: paper.birthdate.toISOString().slice(0, 10),
        expiry: paper.expiry.toISOString().slice(0, 10),
        gender: paper.sex === "<" ? null : paper.sex,
        wrong: [],
      });
      expect(names.startsWith(`${reading.lastName}  ${reading.firstName}`.trim()) || reading.isNameFull).toBe(true);
    }),
  );
});

test("one wrong character in what digits guard is always named, but for those that count alike", () => {
  const lower = fc.integer({ min: 44, max: 87 }).filter((at) => ![54, 55, 56, 64].includes(at));
  fc.assert(
    fc.property(papers, lower, fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")), (paper, at, character) => {
      const zone = write({ ...paper, isCard: false }).replace("\n", "");
      const was = zone[at] ?? "";
      const counts = (each: string) => (each === "<" ? 0 : Number.parseInt(each, 36)) % 10;
      const { wrong } = read(zone.slice(0, at) + character + zone.slice(at + 1));
      const isDigit = [53, 63, 71, 86, 87].includes(at);
      expect(wrong.length > 0).toBe(isDigit ? was !== character : counts(was) !== counts(character));
    }),
  );
});

test("no text makes it fail", () => {
  const zone = fc.string({ unit: fc.constantFrom(..."AZ09<".split("")), minLength: 86, maxLength: 91 });
  fc.assert(fc.property(fc.oneof(fc.string(), zone), (text) => [looksLikeMrz(text), readMrz(text, TODAY)].length === 2));
});
