import { LRUCache } from 'lru-cache';
import { compressed, type Compressed } from '../../core/files/compressed.ts';
import type { PageRequest, PreparedPage, Renderer } from './render.ts';

export interface CachedPage extends Omit<PreparedPage, 'html'>, Compressed {}

interface Slot {
  readonly page: CachedPage;
  /** When its HTML was written. */
  readonly writtenAt: number;
}

/** Live figures in a page are never older than this. */
const MAX_AGE_MS = 1_000;
/** So long the same bytes serve while nothing but the clock has changed. */
const MAX_CLOCK_MS = 30_000;
const CAPACITY = 200;

/** With the builds of both sides: who gets other builds, or new ones, gets another page. */
const keyOf = ({ language, isGated, isOver, asksConsent, snapshot, preview, address }: PageRequest) =>
  [language, isGated, isOver, asksConsent, ...Object.values(snapshot.release), preview?.until, address].join(
    ' ',
  );

/** Prepares each page at most once a second, however many visitors ask, and writes it only when it has changed. */
export class PageCache {
  readonly #render: Renderer;
  readonly #slots = new LRUCache<string, Slot, PageRequest>({
    max: CAPACITY,
    ttl: MAX_AGE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_key, before, { context }) => this.#make(context, before),
  });

  constructor(render: Renderer) {
    this.#render = render;
  }

  async get(request: PageRequest): Promise<CachedPage | null> {
    const key = keyOf(request);
    const slot = await this.#slots.fetch(key, { context: request });
    if (!slot) return null;
    const { page } = slot;
    if (!page.isKnown || page.isSecret) this.#slots.delete(key);
    return page;
  }

  async #make(request: PageRequest, before: Slot | undefined): Promise<Slot | undefined> {
    const prepared = await this.#render(request);
    if (!prepared) return undefined;
    const now = performance.now();
    const isSame = before?.page.revision === prepared.revision && now - before.writtenAt < MAX_CLOCK_MS;
    return isSame ? before : this.#write(prepared, now);
  }

  async #write({ html, ...page }: PreparedPage, writtenAt: number): Promise<Slot> {
    return { page: { ...page, ...(await compressed(Buffer.from(await html()))) }, writtenAt };
  }
}
