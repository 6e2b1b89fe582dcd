import type { VisitEvent } from '@fio/contracts';
import { Counter } from 'prom-client';

/** Pages that are not series, by the first part of their address. */
const PAGES = new Set(
  'agegate faq forgot ganhadores login perfil register regulamentos reset teoria unsubscribe'.split(' '),
);

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
  readonly #shows: Shows;

  constructor(shows: Shows) {
    this.#shows = shows;
  }

  async count(event: VisitEvent, path: string): Promise<void> {
    this.counter.inc({ event, page: await this.#pageOf(path) });
  }

  async #pageOf(path: string): Promise<string> {
    const [, first = ''] = /^\/([a-z0-9-]*)(?:[/?#]|$)/.exec(path) ?? [];
    if (path === '/' || path.startsWith('/?')) return '/';
    const isKnown = PAGES.has(first) || (first !== '' && (await this.#shows.has(first)));
    return isKnown ? `/${first}` : 'other';
  }
}
