import type { JsonValue } from '@fio/domain';

/** What was answered, ready to be answered again. */
export interface Answer {
  readonly status: number;
  readonly body: JsonValue;
  /** It was answered before, to the same Idempotency-Key. */
  readonly replayed?: true;
}

/** A request that its sender may repeat: its Idempotency-Key, and what it stands for. */
export interface Attempt {
  /** Who and what: strategy, subject, method and path. */
  readonly scope: string;
  readonly key: string;
  /** Params, query and body as parsed. */
  readonly input: unknown;
}

/** How a request's answer is kept. */
export interface Keeping {
  /** null: it came without a key. */
  readonly attempt: Attempt | null;
  /** The answer that a result is sent as. */
  readonly answer: (result: unknown) => Answer;
}
