/** A secret with the number that what it protects is marked with, 1 to 255. */
export interface Key {
  readonly id: number;
  readonly secret: Buffer;
}

/** Those that a database may know: two encrypt, the other hashes. */
export type KeyName = 'CPF_KEY' | 'HASH_KEY' | 'SEED_KEY';

/** A process that may write nothing more: to who asks it is as good as a database out of reach. */
class LackingKey extends RangeError {
  readonly code = 'FK001';
}

/**
 * The keys of one name: all of them open and recognise, one at a time makes what is new. Which one that is the database
 * says once it was asked (`use`), so that all processes change together; before, it is the newest.
 */
export class KeyRing {
  readonly name: KeyName;
  /** The newest, which has the highest number, first. */
  readonly keys: readonly Key[];
  #current: Key | null;
  #isBound = false;
  #isWaiting = false;

  /** RangeError without a key, or with two of one number. */
  constructor(name: KeyName, keys: readonly Key[]) {
    const [newest] = (this.keys = keys.toSorted((one, other) => other.id - one.id));
    if (!newest) throw new RangeError(`${name} has no key.`);
    if (new Set(keys.map(({ id }) => id)).size < keys.length)
      throw new RangeError(`${name} has two keys of one number.`);
    this.name = name;
    this.#current = newest;
  }

  /** A list of one. */
  static of(name: KeyName, secret: Buffer): KeyRing {
    return new KeyRing(name, [{ id: 1, secret }]);
  }

  /** Makes what is new. RangeError once a key is in use that this process lacks: it may write nothing more. */
  get current(): Key {
    if (!this.#current) throw new LackingKey(`${this.name}: a key is in use that this process lacks.`);
    return this.#current;
  }

  /** Whether nothing is made with it yet: what there is another name's key sealed, until the command changes that. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Whether a text that isn't bound to its place or has another name's key, as they were made once, is refused. */
  get isBound(): boolean {
    return this.#isBound;
  }

  /** The key of a number. RangeError that says which one is missing. */
  key(id: number): Key {
    const found = this.keys.find((key) => key.id === id);
    if (!found) throw new RangeError(`${this.name} has no key with id ${id}.`);
    return found;
  }

  /**
   * What the database says: which key makes what is new, and whether all that there is is bound to its place. RangeError
   * when this process lacks it.
   */
  use(id: number, isBound: boolean): void {
    this.#current = null;
    this.#current = this.key(id);
    this.#isBound = isBound;
    this.#isWaiting = false;
  }

  /** What the database says by saying nothing: no key of this name is in use. */
  wait(): void {
    this.#isWaiting = true;
  }
}
