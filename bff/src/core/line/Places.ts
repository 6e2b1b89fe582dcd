import { LINES, type LineName } from '@fio/contracts';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

/** The number of somebody in a line, counted from 1 on. */
export interface Place {
  readonly line: LineName;
  readonly number: number;
}

/** Bytes of the hash that a place carries: who would guess one has 2^-96 for each try. */
const HASH_BYTES = 12;
const SHAPE = /^([a-z]+)\.([0-9a-z]{1,10})\.([\w-]{16})$/;

const textOf = ({ line, number }: Place) => `${line}.${number.toString(36)}`;

/** Places as people carry them: signed, so that nobody makes an earlier one. */
export class Places {
  readonly #hash: KeyedHash;

  constructor(keys: KeyRing) {
    this.#hash = new KeyedHash(keys, 'place in a line');
  }

  sign(place: Place): string {
    const text = textOf(place);
    return `${text}.${this.#hash.make(text).subarray(0, HASH_BYTES).toString('base64url')}`;
  }

  /** null for what we didn't sign. */
  read(signed: string): Place | null {
    const [, name, digits = '', hash = ''] = SHAPE.exec(signed) ?? [];
    const line = LINES.find((one) => one === name);
    if (line === undefined) return null;
    const place = { line, number: Number.parseInt(digits, 36) };
    return this.#hash.matches(Buffer.from(hash, 'base64url'), textOf(place)) ? place : null;
  }
}
