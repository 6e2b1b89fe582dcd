import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../src/http/openapi/examples.ts';
import { shapeOf } from './shape.ts';

export function* shapeOfPair({ request, answer }: Example): Generator<string> {
  if (request !== undefined) yield* shapeOf(request, 'request');
  if (answer !== undefined) yield* shapeOf(answer, 'answer');
}

const KINDS = ['string', 'number', 'boolean', 'list', 'object', 'null'];

/** A place that is empty in one answer has something in another, and the other way round: when a record is looked at decides. */
function alike(place: string): readonly string[] {
  const end = place.lastIndexOf(' ');
  const at = place.slice(0, end);
  return place.endsWith(' null') ? KINDS.map((kind) => `${at} ${kind}`) : [place, `${at} null`];
}

/** Which examples the product has answered as in this run: each is noted as a file of its operation's name, for all processes. */
export class Confirmations {
  /** Of each example, the places that no call of this process has had yet. */
  readonly #left = new Map<string, Set<string>>();

  readonly #examples: ReadonlyMap<string, Example>;
  readonly #folder: string;

  constructor(examples: ReadonlyMap<string, Example>, folder: string) {
    this.#examples = examples;
    this.#folder = folder;
  }

  /** Whether a call had all that the example shows: then no more of them need be looked at, as where there is none. */
  has(name: string): boolean {
    if (this.#left.get(name)?.size === 0 || !this.#examples.has(name)) return true;
    if (!existsSync(join(this.#folder, name))) return false;
    this.#left.set(name, new Set());
    return true;
  }

  /** Strikes off what this call had of the operation's example. */
  note(name: string, pair: Example): void {
    const example = this.#examples.get(name);
    if (!example) return;
    const left = this.#left.get(name) ?? new Set(shapeOfPair(example));
    this.#left.set(name, left);
    for (const place of shapeOfPair(pair)) for (const same of alike(place)) left.delete(same);
    if (left.size === 0) writeFileSync(join(this.#folder, name), '');
  }
}
