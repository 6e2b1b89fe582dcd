import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageRequest, RenderedPage, Renderer } from './render.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface CachedPage extends Omit<RenderedPage, 'html'> {
  readonly html: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

interface Slot {
  readonly page: CachedPage;
  readonly madeAt: number;
}

/** Live figures in a page are never older than this. */
const MAX_AGE_MS = 1_000;
const CAPACITY = 200;

async function compressed(page: RenderedPage): Promise<CachedPage> {
  const html = Buffer.from(page.html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const [br, zipped] = await Promise.all([brotli(html, { params }), zip(html, { level: 5 })]);
  return { ...page, html, br, gzip: zipped };
}

/** Renders each page at most once a second, however many visitors ask; keeps known addresses only. */
export class PageCache {
  readonly #render: Renderer;
  readonly #slots = new Map<string, Slot>();
  readonly #underWay = new Map<string, Promise<CachedPage | null>>();

  constructor(render: Renderer) {
    this.#render = render;
  }

  get(request: PageRequest): Promise<CachedPage | null> {
    const key = `${request.language} ${request.isGated} ${request.path}`;
    const slot = this.#slots.get(key);
    if (slot && performance.now() - slot.madeAt < MAX_AGE_MS) return Promise.resolve(slot.page);
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = this.#make(key, request).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #make(key: string, request: PageRequest): Promise<CachedPage | null> {
    const rendered = await this.#render(request);
    const page = rendered && (await compressed(rendered));
    this.#slots.delete(key);
    if (page?.isKnown && !page.isSecret) this.#slots.set(key, { page, madeAt: performance.now() });
    const [oldest] = this.#slots.keys();
    if (this.#slots.size > CAPACITY && oldest !== undefined) this.#slots.delete(oldest);
    return page;
  }
}
