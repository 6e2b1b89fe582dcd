import type { HomePage, QueryOf, ShowPage, theories, TheoriesPage, TheoryPage } from '@fio/contracts';
import { Listener } from '../../core/database/Listener.ts';
import type { Notices } from '../../core/database/Notices.ts';
import type { PrismaClient } from '../../core/database/prisma.ts';
import { findPolls, type LiveResults } from '../polls/index.ts';
import { type Content, readContent } from './content.ts';
import { homeOf, type Reading, showOf, theoryOf } from './public-pages.ts';
import { searchTheories } from './search-theories.ts';
import { type ShowDates, showDates } from './show-dates.ts';
import { addressesOf } from './site-addresses.ts';

interface Dependencies {
  readonly db: PrismaClient;
  readonly notices: Notices;
  readonly clock: { now(): Date };
  readonly live: LiveResults;
}

/** Milliseconds a reading may serve while no notice could reach us. */
const UNHEARD = 1000;

/**
 * What visitors read, kept in memory and read anew when the database tells that it changed; while it can't tell, a
 * reading serves for a second. The figures are the live results', the states the clock's.
 */
export class PublicContent {
  readonly #dependencies: Dependencies;
  readonly #listener: Listener;
  #content: Content | null = null;
  #readAt = 0;
  #changes = 0;
  #reading: Promise<Content> | null = null;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#listener = new Listener({
      notices: dependencies.notices,
      channel: 'content',
      onNotice: () => {
        this.#changes += 1;
        this.#content = null;
      },
    });
  }

  start(): Promise<void> {
    return this.#listener.start();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  async home(): Promise<HomePage> {
    return homeOf(await this.#now());
  }

  /** null for a series the public may not see. */
  async show(slug: string): Promise<ShowPage | null> {
    return showOf(slug, await this.#now());
  }

  /** Words are the database's to find, as for staff; the rest is in memory. */
  async theories(query: QueryOf<typeof theories.all>): Promise<TheoriesPage> {
    const { q = '' } = query;
    const holding = q === '' ? null : await findPolls(this.#dependencies.db, q);
    return searchTheories(await this.#now(), query, holding);
  }

  /** null for a theory the public may not see. */
  async theory(slug: string): Promise<TheoryPage | null> {
    return theoryOf(slug, await this.#now());
  }

  /** Every page of a series or a theory, for the site map. */
  async addresses(): Promise<ReturnType<typeof addressesOf>> {
    return addressesOf(await this.#current(), this.#dependencies.clock.now());
  }

  /** What closes when, of every series. */
  async dates(): Promise<readonly ShowDates[]> {
    return showDates(await this.#current(), this.#dependencies.clock.now());
  }

  async #now(): Promise<Reading> {
    const { live, clock } = this.#dependencies;
    const [content, results] = await Promise.all([this.#current(), live.all()]);
    return { content, results, now: clock.now() };
  }

  async #current(): Promise<Content> {
    const isFresh = this.#listener.isListening || performance.now() - this.#readAt < UNHEARD;
    if (this.#content !== null && isFresh) return this.#content;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(): Promise<Content> {
    const changes = this.#changes;
    const readAt = performance.now();
    const content = await readContent(this.#dependencies.db);
    this.#readAt = readAt;
    // Changed while it was read: good enough for who asked before, not to be kept.
    if (changes === this.#changes) this.#content = content;
    return content;
  }
}
