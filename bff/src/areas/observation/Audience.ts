import type { VisitEvent } from '@fio/contracts';
import { Counter } from 'prom-client';

/** The first parts of pages' addresses that are words, not parameters. */
const firstWords = (paths: readonly string[]) =>
  new Set(paths.map((path) => path.split('/')[1] ?? '').filter((first) => /^[a-z]/.test(first)));

interface Shows {
  /** Whether there is a published series of this address. */
  readonly has: (slug: string) => Promise<boolean>;
}

/**
 * Counts what visitors see and do by page, for Prometheus: no person, no device, no address. A page is one of ours or
 * a published series, so that nobody can make up labels without end.
 */
export class Audience {
  readonly counter = new Counter({
    name: 'visits_total',
    help: 'Pages seen and things done by visitors who agreed to be counted.',
    labelNames: ['event', 'page'],
    registers: [],
  });
  readonly #pages: ReadonlySet<string>;
  readonly #shows: Shows;

  /** `paths` are those of the product's pages, as `/teoria/:slug`. */
  constructor(paths: readonly string[], shows: Shows) {
    this.#pages = firstWords(paths);
    this.#shows = shows;
  }

  async count(event: VisitEvent, path: string): Promise<void> {
    this.counter.inc({ event, page: await this.#pageOf(path) });
  }

  async #pageOf(path: string): Promise<string> {
    const [, first = ''] = /^\/([a-z0-9-]*)(?:[/?#]|$)/.exec(path) ?? [];
    if (path === '/' || path.startsWith('/?')) return '/';
    const isKnown = this.#pages.has(first) || (first !== '' && (await this.#shows.has(first)));
    return isKnown ? `/${first}` : 'other';
  }
}
