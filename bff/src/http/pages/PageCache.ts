import { compressed, type Compressed } from '../static/compressed.ts';
import type { PageRequest, PreparedPage, Renderer } from './render.ts';

export interface CachedPage extends Omit<PreparedPage, 'html'>, Compressed {}

interface Slot {
  readonly page: CachedPage;
  /** When its HTML was written, and when it was last found to be still right. */
  readonly writtenAt: number;
  readonly checkedAt: number;
}

/** Live figures in a page are never older than this. */
const MAX_AGE_MS = 1_000;
/** So long the same bytes serve while nothing but the clock has changed. */
const MAX_CLOCK_MS = 30_000;
const CAPACITY = 200;

/** With the builds of both sides: who gets other builds, or new ones, gets another page. */
const keyOf = ({ language, isGated, asksConsent, snapshot, preview, address }: PageRequest) =>
  [language, isGated, asksConsent, ...Object.values(snapshot.release), preview?.until, address].join(' ');

/** Prepares each page at most once a second, however many visitors ask, and writes it only when it has changed. */
export class PageCache {
  readonly #render: Renderer;
  readonly #slots = new Map<string, Slot>();
  readonly #underWay = new Map<string, Promise<CachedPage | null>>();

  constructor(render: Renderer) {
    this.#render = render;
  }

  get(request: PageRequest): Promise<CachedPage | null> {
    const key = keyOf(request);
    const slot = this.#slots.get(key);
    if (slot && performance.now() - slot.checkedAt < MAX_AGE_MS) return Promise.resolve(slot.page);
    const known = this.#underWay.get(key);
    if (known) return known;
    const made = this.#make(key, request).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #make(key: string, request: PageRequest): Promise<CachedPage | null> {
    const prepared = await this.#render(request);
    if (!prepared) return null;
    const checkedAt = performance.now();
    const known = this.#slots.get(key);
    const isSame = known?.page.revision === prepared.revision && checkedAt - known.writtenAt < MAX_CLOCK_MS;
    const slot = isSame ? { ...known, checkedAt } : await this.#write(prepared, checkedAt);
    this.#slots.delete(key);
    if (prepared.isKnown && !prepared.isSecret) this.#slots.set(key, slot);
    const [oldest] = this.#slots.keys();
    if (this.#slots.size > CAPACITY && oldest !== undefined) this.#slots.delete(oldest);
    return slot.page;
  }

  async #write({ html, ...page }: PreparedPage, checkedAt: number): Promise<Slot> {
    return { page: { ...page, ...(await compressed(await html())) }, writtenAt: checkedAt, checkedAt };
  }
}
