import { readFile, stat } from 'node:fs/promises';

const HEAD = '<!--head-->';
const BOOT = '__BOOT__';

/** The shell's index.html, cut where each page's own parts go. Read again when a new build replaces it. */
export class Template {
  readonly #path: string;
  #readAt = 0;
  #parts: readonly [string, string, string] | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** The page's HTML, or null while there is no build of the shell. */
  async render(language: string, head: string, boot: string): Promise<string | null> {
    const parts = await this.#current();
    if (!parts) return null;
    const [start, middle, end] = parts;
    return `${start.replace(/<html lang="[^"]*"/, `<html lang="${language}"`)}${head}${middle}${boot}${end}`;
  }

  async #current() {
    const found = await stat(this.#path).catch(() => null);
    if (!found) return null;
    if (this.#parts && found.mtimeMs === this.#readAt) return this.#parts;
    const html = await readFile(this.#path, 'utf8');
    const [start, afterHead] = html.split(HEAD, 2);
    const [middle, end] = (afterHead ?? '').split(BOOT, 2);
    if (start === undefined || middle === undefined || end === undefined) {
      throw new Error(`${this.#path} lacks ${HEAD} or, after it, ${BOOT}`);
    }
    this.#readAt = found.mtimeMs;
    this.#parts = [start, middle, end];
    return this.#parts;
  }
}
