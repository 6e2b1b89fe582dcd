/** Of which product, as whom, and how patiently a client calls. */
export interface ClientOptions {
  /** Where the product is: `https://promo.example`, nothing behind it. */
  readonly origin: string;
  /**
   * An API token of the back office, or the token of a visitor's session; none for what is public. A function is asked before
   * each attempt, so that a token can be changed under a program that runs.
   */
  readonly token?: string | (() => string | Promise<string>);
  /** Of the messages in refusals: Portuguese unless said. */
  readonly language?: 'pt-BR' | 'en';
  /** The version of the API to be answered in, a day: the one this package was made from unless said. */
  readonly version?: string;
  /** Milliseconds for each attempt until its answer is read, of a file or stream until it begins; 30,000 unless said. */
  readonly timeout?: number;
  /** How many times more what failed in passing is attempted, where that can't do it twice; 3 unless said. */
  readonly retries?: number;
  /** Instead of the platform's own. */
  readonly fetch?: typeof fetch;
}

/** How one call differs from the client's others. */
export interface CallOptions {
  /** Ends the call, its pauses included; it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly retries?: number;
  /**
   * A UUID that stands for one deed, for operations that take one (a TypeError of others); a new one for each call unless said. Who keeps it may
   * call again after a crash of their own: one effect, and the same answer, for a day.
   */
  readonly idempotencyKey?: string;
  /** Is shown each answer that is no refusal, for its headers: `RateLimit`, `Idempotent-Replayed`, `X-Request-Id`. */
  readonly onResponse?: (response: Response) => void;
}

/** What is sent as a file. A stream can be read once: a call with one is never repeated. */
export type Upload = Blob | ArrayBuffer | Uint8Array | string | ReadableStream<Uint8Array>;

/** What an operation is called with: its parameters by their names, and its body. */
export type Input = Readonly<Record<string, unknown>>;

/** Of an operation that takes neither parameters nor a body. */
export type NoInput = Readonly<Record<string, never>>;
