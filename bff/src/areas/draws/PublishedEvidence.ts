import type { DrawEvidence } from '@fio/contracts';
import { LRUCache } from 'lru-cache';

/** A draw's evidence may be a megabyte, and hardly anybody looks at an old one. */
const KEPT = 4;

/** The evidence of published draws, each made once, for nothing of it changes any more. */
export class PublishedEvidence {
  readonly #kept: LRUCache<string, DrawEvidence>;

  constructor(make: (drawId: string) => Promise<DrawEvidence>) {
    this.#kept = new LRUCache({ max: KEPT, ignoreFetchAbort: true, fetchMethod: (drawId) => make(drawId) });
  }

  /** Of a draw that is published: of another it would be kept too early. However many ask at once, it is made once. */
  of(drawId: string): Promise<DrawEvidence> {
    return this.#kept.forceFetch(drawId);
  }
}
