import { MARK_LENGTH, type AuditHead } from '@fio/domain';

/** A row that is not as the log had it, or is gone. `after` is the newest row known to be as it was. */
export interface Contradiction {
  readonly at: bigint;
  readonly after: bigint;
}

interface Row {
  readonly id: bigint;
  readonly hash: string;
}

/**
 * Holds the audit's rows, given in their order, against the heads that the transparency log tells of it: a chain that was
 * rewritten as a whole follows from row to row, and not from what was told outside.
 */
export class LoggedHeads {
  readonly #heads: readonly AuditHead[];
  #next = 0;
  #place = 0;
  /** The newest row that a mark holds. */
  #known = 0n;

  /** In the log's order. */
  constructor(heads: readonly AuditHead[]) {
    this.#heads = heads;
  }

  /** null while the row contradicts nothing. */
  take({ id, hash }: Row): Contradiction | null {
    const head = this.#heads[this.#next];
    if (head === undefined) return null;
    const [after, last] = [BigInt(head.after), BigInt(head.action)];
    if (id <= after) return null;
    this.#place += 1;
    if (id > last) return this.#found(last);
    const { every, marks, count } = head;
    const isMarked = this.#place % every === 0 || id === last;
    if (!isMarked) return null;
    const at = (Math.ceil(this.#place / every) - 1) * MARK_LENGTH;
    if (marks.slice(at, at + MARK_LENGTH) !== hash.slice(0, MARK_LENGTH)) return this.#found(id);
    if (id === last && (hash !== head.hash || this.#place !== count)) return this.#found(id);
    this.#known = id;
    if (id === last) [this.#next, this.#place] = [this.#next + 1, 0];
    return null;
  }

  /** To be asked behind the newest row: those that the log tells of and that are cut off. */
  end(): Contradiction | null {
    const head = this.#heads[this.#next];
    return head === undefined ? null : this.#found(BigInt(head.action));
  }

  #found(at: bigint): Contradiction {
    return { at, after: this.#known };
  }
}
