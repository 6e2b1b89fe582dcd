/** One write that a visitor asks for, again and again with the same key until it is acknowledged. */
export interface Write {
  /** What it is known by in the database. */
  readonly id: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: object;
}

/** Writes of one kind, each with an effect of its own. */
export interface WriteSource {
  readonly kind: string;
  /** So many at once; as many as a test says unless said. */
  readonly atOnce?: number;
  next: () => Promise<Write>;
  /** How often each of these took effect, for those that did. */
  effects: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}
