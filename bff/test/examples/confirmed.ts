import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What a process writes down of an example that its calls had a part of. */
const LEFT = /^(?<name>[^.]+)\.left\.(?<process>[\w-]+)$/;

/**
 * Which examples the product has answered as in this run, noted in a folder for all processes: a file of an operation's
 * name once one of them had all of it, and until then what each has left, since no one of them runs every test.
 */
export class Confirmations {
  /** Of each example, the places that no call of this process has had yet. */
  readonly #left = new Map<string, Set<string>>();

  readonly #process = randomUUID();
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
    const before = left.size;
    for (const place of shapeOfPair(pair)) for (const same of alike(place)) left.delete(same);
    if (left.size === 0) writeFileSync(join(this.#folder, name), '');
    else if (left.size < before)
      writeFileSync(join(this.#folder, `${name}.left.${this.#process}`), JSON.stringify([...left]));
  }
}

/** The examples that all processes together had no answer like: of one, a place is left that each of them has left. */
export function unconfirmed(names: Iterable<string>, folder: string): string[] {
  const files = readdirSync(folder);
  const left = new Map<string, Set<string>>();
  for (const file of files) {
    const name = LEFT.exec(file)?.groups?.['name'];
    if (name === undefined) continue;
    const places = new Set<string>(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    left.set(name, left.get(name)?.intersection(places) ?? places);
  }
  return [...names].filter((name) => !files.includes(name) && left.get(name)?.size !== 0);
}
