import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';
import { beginStep, type Span } from '../observation/trace.ts';
import { DeadlinePassed, untilDeadline } from '../deadline.ts';
import { DatabaseSilent } from './DatabaseSilent.ts';

/** The server ends a statement by itself first, and says so (`statement_timeout` in client.ts). */
export const SILENCE_MS = 33_000;

/** A statement that gives its transaction a limit of its own, and those that end a transaction. */
const OWN_LIMIT = /\bstatement_timeout\s*(?:=|TO\b)/i;
const END = /^\s*(?:COMMIT|ROLLBACK|END)\s*;?\s*$/i;
/** What a statement does, past the comments that it begins with. */
const VERB = /^(?:\s|--.*\n)*(\w+)/;

const ignore = () => undefined;

/** As the driver itself would fail a statement. */
function refuse(args: readonly unknown[], error: Error): unknown {
  const callback = args.findLast((arg) => typeof arg === 'function') as ((error: Error) => void) | undefined;
  if (!callback) return Promise.reject(error);
  process.nextTick(callback, error);
  return undefined;
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** A statement that is more than text and values, as a COPY: whoever asks for it wants it back at once. */
const isStream = (query: unknown): boolean =>
  typeof (query as { submit?: unknown } | null)?.submit === 'function';

type Query = (...args: unknown[]) => unknown;
type Done = (error?: Error | null, result?: unknown) => void;

/** The span ends with the statement, however the driver is asked to tell that. Its values are not recorded, only its text. */
function recorded(query: Query, args: unknown[], span: Span): unknown {
  const at = args.findLastIndex((arg) => typeof arg === 'function');
  if (at >= 0) {
    const told = args[at] as Done;
    const done: Done = (error, result) => {
      span.end(error ?? undefined);
      told(error, result);
    };
    return query(...args.with(at, done));
  }
  const result = query(...args);
  if (result instanceof Promise)
    result.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
  else span.end();
  return result;
}

/**
 * A connection that is destroyed when a statement gets no answer: by the deadline of the request it belongs to, or after the time
 * in which the server itself would have ended it. Whatever waits on the connection then fails at once, and a pool opens
 * another. What the server ends by no limit (a connection without `statement_timeout`, a transaction that raised its own) has none here
 * but the request's.
 *
 * It asks one statement at a time: who asks several at once, as Prisma does for what a model includes, has them asked in turn. The
 * driver's own queue, which did that, goes with its next major version.
 */
export class BoundedClient extends pg.Client {
  #timer: NodeJS.Timeout | undefined;
  #hasOwnLimit = false;
  /** Whether a statement is under way. */
  #isAsking = false;
  readonly #waiting: (() => void)[] = [];
  /** The connection is gone: the driver refuses at once, and no `drain` follows. */
  #isOver = false;
  /** Whether the server itself ends what takes too long. */
  readonly #isLimited: boolean;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whoever asks over a lost connection is told by the statement that fails. Without any listener it would end the process.
    this.on('error', ignore);
    // The driver listens to it only once it connects; it may be severed before, while its host is looked for.
    this.connection.stream.on('error', ignore);
    this.#isLimited = Boolean(config?.statement_timeout);
    this.on('drain', () => {
      this.#rest();
      this.#isAsking = false;
      // One whose deadline has passed is refused, and asks nothing.
      while (!this.#isAsking && this.#waiting.length > 0) this.#waiting.shift()?.();
    });
    this.on('end', () => {
      this.#rest();
      this.#isOver = true;
      // The driver says to each that it is over.
      for (const ask of this.#waiting.splice(0)) ask();
    });
    Object.assign(this, { query: this.#inTurn(this.#bounded(this.query.bind(this) as Query)) });
  }

  /** Bytes that ever came: while they grow somebody is there. */
  get heard(): number {
    return (this.connection.stream as Socket).bytesRead ?? 0;
  }

  /** Ends the connection without a word; what waits on it fails. */
  sever(): void {
    this.#rest();
    this.connection.stream.destroy(new DatabaseSilent());
  }

  #inTurn(query: Query): Query {
    return (...args) => {
      if (this.#isOver || !this.#isAsking || isStream(args[0])) return query(...args);
      // By the deadline, and in the trace, of whoever asks.
      const ask = AsyncLocalStorage.bind(() => query(...args));
      if (args.some((arg) => typeof arg === 'function')) return void this.#waiting.push(ask);
      return new Promise((resolve) => this.#waiting.push(() => resolve(ask())));
    };
  }

  #bounded(query: Query): Query {
    return (...args) => {
      const left = untilDeadline();
      if (left <= 0) {
        // Whoever has it gives it back in the middle of its transaction: a pool keeps none that is ending.
        if (this.getTransactionStatus() !== 'I') void this.end().catch(ignore);
        return refuse(args, new DeadlinePassed());
      }
      this.#isAsking = true;
      const text = textOf(args[0]);
      if (OWN_LIMIT.test(text)) this.#hasOwnLimit = true;
      else if (END.test(text)) this.#hasOwnLimit = false;
      if (left < Number.POSITIVE_INFINITY) this.#wait(left, null);
      else if (this.#hasOwnLimit || !this.#isLimited) this.#rest();
      else this.#wait(SILENCE_MS, this.heard);
      const span = beginStep({
        name: VERB.exec(text)?.[1]?.toUpperCase() ?? 'query',
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      return span ? recorded(query, args, span) : query(...args);
    };
  }

  /** `heard`: what had come when the waiting began; null: nothing that comes is in time any more. */
  #wait(milliseconds: number, heard: number | null): void {
    clearTimeout(this.#timer);
    // Looked at once more after what has come by now was read: a busy process finds answer and timer at once.
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#judge(heard), 1);
    }, milliseconds);
    this.#timer.unref();
  }

  #judge(heard: number | null): void {
    if (heard === null || heard === this.heard) this.sever();
    else this.#wait(SILENCE_MS, this.heard);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
