/** What is told to callers who may come again; anything else that isn't an acknowledgement is a fault of ours. */
const DECLARED = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'CANNOT_SEND_FILE']);

/** What the writers saw. */
export class Tally {
  /** Kind and id of each write that was acknowledged. */
  readonly acknowledged = new Map<string, Set<string>>();
  /** Those that were asked for, acknowledged or not. */
  readonly asked = new Map<string, Set<string>>();
  /** Answers that may come again, by their code. */
  readonly refused = new Map<string, number>();
  /** Answers that no caller can make sense of, as `500 INTERNAL`. */
  readonly undeclared: string[] = [];
  /** Requests that the process hung up on, or that nobody took. */
  unreached = 0;
  /** Requests without an answer by the time the client gave up. */
  unanswered = 0;
  /** Milliseconds of the answer that took longest. */
  slowest = 0;

  note(kind: string, id: string, into: 'acknowledged' | 'asked'): void {
    const ids = this[into].get(kind) ?? new Set();
    this[into].set(kind, ids.add(id));
  }

  refuse(status: number, code: string): void {
    const known = DECLARED.has(code) && status !== 500;
    if (known) this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
    else this.undeclared.push(`${status} ${code}`);
  }
}

/** What came of all writes, once the fault is over. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Took effect more than once. */
  twice: number;
  unreached: number;
  unanswered: number;
  undeclared: readonly string[];
  /** Answers that may come again, by their code. */
  refused: Readonly<Record<string, number>>;
  /** Milliseconds. */
  slowest: number;
}
