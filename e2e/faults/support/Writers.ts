import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { someAddress } from '../../support/test.ts';
import { type Outcome, Tally } from './Tally.ts';
import type { Write, WriteSource } from './write.ts';

/** How soon who was refused asks again. */
const RETRY_MS = 100;
/** When a caller gives up on an answer: far beyond every deadline of the product's. */
const GIVE_UP_MS = 60_000;

interface Acknowledged {
  readonly kind: string;
  /** When the attempt that was acknowledged began, by the clock of `performance`. */
  readonly from: number;
  readonly at: number;
}

/** Visitors who write without a pause, as their pages do: again with the same key until it is acknowledged. */
export class Writers {
  readonly #origin: string;
  readonly #sources: readonly WriteSource[];
  readonly #tally = new Tally();
  readonly #acknowledged: Acknowledged[] = [];
  #isStopping = false;
  #work: Promise<void>[] = [];

  constructor(origin: string, sources: readonly WriteSource[]) {
    this.#origin = origin;
    this.#sources = sources;
  }

  /** So many of each kind at once, unless its source says otherwise. */
  start(atOnce: number): void {
    this.#work = this.#sources.flatMap((source) =>
      Array.from({ length: source.atOnce ?? atOnce }, () => this.#write(source)),
    );
  }

  /** Resolves once so many more of each kind have been asked for and acknowledged; answers milliseconds since the call. */
  async go(count = 1): Promise<number> {
    const since = performance.now();
    const of = (kind: string) =>
      this.#acknowledged.filter((one) => one.kind === kind && one.from >= since).slice(0, count);
    const isThere = () => this.#sources.every(({ kind }) => of(kind).length === count);
    while (!isThere()) {
      if (performance.now() - since > GIVE_UP_MS)
        throw new Error(`No write is acknowledged any more: ${JSON.stringify(this.#seen())}`);
      await delay(20);
    }
    return Math.max(...this.#sources.flatMap(({ kind }) => of(kind).map(({ at }) => at))) - since;
  }

  /** Ends the writing and compares what was acknowledged with what is there. */
  async stop(): Promise<Outcome> {
    this.#isStopping = true;
    await Promise.all(this.#work);
    const outcome = { ...this.#seen(), acknowledged: 0, lost: 0, twice: 0 };
    for (const { kind, effects } of this.#sources) {
      const there = await effects([...(this.#tally.asked.get(kind) ?? [])]);
      const acknowledged = [...(this.#tally.acknowledged.get(kind) ?? [])];
      outcome.acknowledged += acknowledged.length;
      outcome.lost += acknowledged.filter((id) => !there.has(id)).length;
      outcome.twice += [...there.values()].filter((times) => times > 1).length;
    }
    return outcome;
  }

  #seen() {
    const { unreached, unanswered, undeclared, slowest, refused } = this.#tally;
    return { unreached, unanswered, undeclared, slowest, refused: Object.fromEntries(refused) };
  }

  async #write(source: WriteSource): Promise<void> {
    while (!this.#isStopping) {
      const write = await source.next();
      this.#tally.note(source.kind, write.id, 'asked');
      const key = randomUUID();
      while (!(await this.#attempt(source.kind, write, key)) && !this.#isStopping) await delay(RETRY_MS);
    }
  }

  async #attempt(kind: string, { id, path, headers, body }: Write, key: string): Promise<boolean> {
    const from = performance.now();
    try {
      const answer = await fetch(`${this.#origin}${path}`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'idempotency-key': key,
          'x-forwarded-for': someAddress(),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      const at = performance.now();
      this.#tally.slowest = Math.max(this.#tally.slowest, at - from);
      const said = (await answer.json()) as { code?: string };
      if (!answer.ok) {
        this.#tally.refuse(answer.status, said.code ?? '');
        return false;
      }
      this.#tally.note(kind, id, 'acknowledged');
      this.#acknowledged.push({ kind, from, at });
      return true;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') this.#tally.unanswered += 1;
      else this.#tally.unreached += 1;
      return false;
    }
  }
}
