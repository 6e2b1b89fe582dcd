import { readFile, stat } from 'node:fs/promises';

/** Where each page's own parts go, in their order. */
const SLOTS = ['<!--head-->', '__BOOT__', '</head>', '<!--contact-->', '<!--first-view-->'] as const;

/** A page's own parts, already HTML. */
export interface PageParts {
  readonly language: string;
  readonly head: string;
  readonly boot: string;
  /** Behind the shell's own styles, which say in what order all others count. */
  readonly styles: string;
  /** Within the notice for whom no script runs. */
  readonly contact: string;
  readonly view: string;
}

function cut(html: string, path: string): string[] {
  const parts = [html];
  for (const slot of SLOTS) {
    const [before, after] = (parts.pop() ?? '').split(slot, 2);
    if (before === undefined || after === undefined) throw new Error(`${path} lacks ${SLOTS.join(', ')}`);
    parts.push(before, after);
  }
  return parts;
}

/** The shell's index.html, cut where each page's own parts go. Read again when a new build replaces it. */
export class Template {
  readonly #path: string;
  #readAt = 0;
  #parts: readonly string[] | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Changes with each build of the shell; null while there is none. */
  async revision(): Promise<number | null> {
    return (await this.#current()) ? this.#readAt : null;
  }

  async render({ language, head, boot, styles, contact, view }: PageParts): Promise<string> {
    const [start = '', ...rest] = (await this.#current()) ?? [];
    const [afterHead = '', afterBoot = '', body = '', afterContact = '', end = ''] = rest;
    const opening = start.replace(/<html lang="[^"]*"/, `<html lang="${language}"`);
    return `${opening}${head}${afterHead}${boot}${afterBoot}${styles}</head>${body}${contact}${afterContact}${view}${end}`;
  }

  async #current(): Promise<readonly string[] | null> {
    const found = await stat(this.#path).catch(() => null);
    if (!found) return null;
    if (this.#parts && found.mtimeMs === this.#readAt) return this.#parts;
    this.#parts = cut(await readFile(this.#path, 'utf8'), this.#path);
    this.#readAt = found.mtimeMs;
    return this.#parts;
  }
}
