import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { AppError } from '../../core/errors.ts';
import { type Board, readBoard, type RankedShow, readShows } from './read-board.ts';

/** How long a reading serves: who takes their name away is gone within it. */
const FRESH_MS = 2000;
/** Boards kept: one for each series, and that of all. */
const KEPT = 200;
const ALL = '';

/** What the page reads, at most once in two seconds for each series, however many ask. */
export class RankingBoards {
  readonly #shows: LRUCache<typeof ALL, readonly RankedShow[]>;
  readonly #boards: LRUCache<string, Board, RankedShow | null>;

  constructor({ pool }: Pick<Infrastructure, 'pool'>) {
    this.#shows = new LRUCache({ max: 1, ttl: FRESH_MS, fetchMethod: () => readShows(pool) });
    this.#boards = new LRUCache({
      max: KEPT,
      ttl: FRESH_MS,
      fetchMethod: (_slug, _before, { context }) => readBoard(pool, context),
    });
  }

  /** The series with a ranking of their own. */
  shows(): Promise<readonly RankedShow[]> {
    return this.#shows.forceFetch(ALL);
  }

  /** Of one series by its slug, or of all. NOT_FOUND for a series without a ranking. */
  async of(slug: string | null): Promise<Board> {
    const show = slug === null ? null : (await this.shows()).find((one) => one.slug === slug);
    if (show === undefined) throw new AppError('NOT_FOUND');
    return this.#boards.forceFetch(slug ?? ALL, { context: show });
  }
}
