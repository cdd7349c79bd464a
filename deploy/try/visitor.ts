import { FRONT_URL } from "./layout";
import { pause } from "./wait";

const PAUSE_MS = 500;
/** How long after the page its last files are asked for: whoever opens a page uses it for a while. */
const LATER_MS = 3_000;

/** Somebody without an account who opens a page again and again, and what it needs now and a moment later, as a browser does. */
export class Visitor {
  loaded = 0;
  readonly missed: string[] = [];
  private over = false;

  leave(): void {
    this.over = true;
  }

  async visit(): Promise<void> {
    while (!this.over) {
      const page = await this.load("/sign-in");
      const files = [...new Set(page.match(/\/_next\/static\/[^"'\\ )]+/g) ?? [])];
      await Promise.all(files.slice(0, 3).map((file) => this.load(file)));
      await pause(LATER_MS);
      await Promise.all(files.slice(3).map((file) => this.load(file)));
      await pause(PAUSE_MS);
    }
  }

  private async load(at: string): Promise<string> {
    try {
      const response = await fetch(`${FRONT_URL}${at}`, { signal: AbortSignal.timeout(10_000) });
      const text = await response.text();
      if (response.status === 200) this.loaded += 1;
      else this.missed.push(`${at}: ${response.status}`);
      return text;
    } catch (error) {
      this.missed.push(`${at}: ${error instanceof Error ? error.message : "no answer"}`);
      return "";
    }
  }
}
