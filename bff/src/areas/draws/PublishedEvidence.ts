import type { DrawEvidence } from '@fio/contracts';

/** A draw's evidence may be a megabyte, and hardly anybody looks at an old one. */
const KEPT = 4;

/** The evidence of published draws, each made once, for nothing of it changes any more; the longest kept makes room. */
export class PublishedEvidence {
  readonly #make: (drawId: string) => Promise<DrawEvidence>;
  readonly #kept = new Map<string, Promise<DrawEvidence>>();

  constructor(make: (drawId: string) => Promise<DrawEvidence>) {
    this.#make = make;
  }

  /** Of a draw that is published: of another it would be kept too early. However many ask at once, it is made once. */
  of(drawId: string): Promise<DrawEvidence> {
    const known = this.#kept.get(drawId);
    if (known) return known;
    const made = this.#make(drawId);
    this.#kept.set(drawId, made);
    // What failed is made again by the next who asks.
    made.catch(() => this.#kept.delete(drawId));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}
