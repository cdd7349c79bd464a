import PDFDocument from "pdfkit";
import { FACES, faceFile, faceOf } from "./faces";
import { COLOURS, CONTENT_WIDTH, PAGE, type PaperTones, paperTones, SIZE } from "./style";

export interface TextStyle {
  x?: number;
  y?: number;
  width?: number;
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: "left" | "right" | "center";
  link?: string;
}

/** Element of the PDF's structure tree: what a screen reader walks. */
export type Element = PDFKit.PDFStructureElement;

interface SheetOptions {
  title: string;
  language: string;
  author: string;
  subject: string;
  /** The agency's, `#rrggbb`; the service's own where it is empty or left out. */
  colour?: string;
}

/**
 * Pages of a tagged PDF with a cursor that only moves down. Text is written inside elements of the structure tree,
 * in reading order; lines and grounds are marked as decoration.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly tones: PaperTones;
  /** Top of what is drawn next, points from the page's top. */
  y: number = PAGE.top;
  private readonly chunks: Buffer[] = [];
  private readonly finished: Promise<void>;

  constructor(
    options: SheetOptions,
    private readonly onNewPage: (sheet: Sheet) => void,
  ) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: options.language,
      displayTitle: true,
      bufferPages: true,
      // No built-in font: they have no Cyrillic.
      font: "",
      info: { Title: options.title, Author: options.author, Subject: options.subject, Creator: "Parvoz" },
    });
    this.tones = paperTones(options.colour ?? "");
    for (const face of FACES) this.doc.registerFont(face, faceFile(face));
    this.doc.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    this.finished = new Promise((resolve, reject) => this.doc.on("end", resolve).on("error", reject));
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  /** Adds a structure element (`Sect`, `H1`, `P`, `Table` …); what `draw` writes belongs to it. */
  tag(parent: Element, type: string, draw?: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = draw ? this.doc.struct(type, options, draw) : this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws what carries no meaning: rules, grounds, repeated heads and feet. */
  decorate(draw: () => void): void {
    this.doc.markContent("Artifact");
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes a text at its place; the cursor stays. @returns its height in points */
  write(text: string, style: TextStyle = {}): number {
    const { x = PAGE.left, y = this.y, width = CONTENT_WIDTH } = style;
    const height = this.measure(text, style);
    this.doc.fillColor(style.colour ?? COLOURS.ink);
    this.doc.text(text, x, y, { ...layout(style), width, ...(style.link ? { link: style.link } : {}) });
    return height;
  }

  /** Height in points that the text takes in this style. */
  measure(text: string, style: TextStyle = {}): number {
    this.setFont(text, style);
    return this.doc.heightOfString(text, { ...layout(style), width: style.width ?? CONTENT_WIDTH });
  }

  /** Width in points of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    this.setFont(text, style);
    return this.doc.widthOfString(text);
  }

  /** How many pages there are so far. */
  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Starts a new page where so many points no longer fit on this one. */
  ensure(height: number): void {
    if (this.y + height > PAGE.bottom) this.newPage();
  }

  /** Starts a page that has no running head: something new begins on it. */
  begin(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  private newPage(): void {
    this.begin();
    this.onNewPage(this);
  }

  rule(y: number, colour: string = COLOURS.hairline, thickness = 0.6): void {
    this.decorate(() => this.doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).stroke(colour));
  }

  ground(x: number, y: number, width: number, height: number, colour: string, radius = 4): void {
    this.decorate(() => this.doc.roundedRect(x, y, width, height, radius).fill(colour));
  }

  /** Ends the document. `foot` is drawn on every page, as decoration. */
  async finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    const count = this.pages;
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.decorate(() => foot(page + 1, count));
    }
    this.root.end();
    this.doc.end();
    await this.finished;
    return Buffer.concat(this.chunks);
  }

  private setFont(text: string, style: TextStyle): void {
    this.doc.font(faceOf(text, style.bold ?? false)).fontSize(style.size ?? SIZE.body);
  }
}

function layout(style: TextStyle): PDFKit.Mixins.TextOptions {
  return { align: style.align ?? "left", lineGap: 0.4 };
}

/** Heading of a section, with a quiet note at the right end of its line. */
export function drawHeading(sheet: Sheet, parent: Element, text: string, note = "", column: Pick<TextStyle, "x" | "width"> = {}): void {
  const style = { size: SIZE.heading, bold: true, colour: sheet.tones.accent, ...column };
  const height = sheet.measure(text, style);
  sheet.tag(parent, "H2", () => sheet.write(text, style));
  if (note) {
    sheet.tag(parent, "P", () => sheet.write(note, { y: sheet.y + 3, size: SIZE.small, colour: COLOURS.muted, align: "right" }));
  }
  sheet.y += height + 3;
}
