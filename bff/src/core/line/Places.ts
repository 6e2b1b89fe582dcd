import { LINES, type LineName } from '@fio/contracts';
import type { Clock } from '../clock.ts';
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

const DAY_MS = 86_400_000;

/**
 * Places as people carry them: signed, so that nobody makes an earlier one, and for that day and the next, so that nobody keeps
 * one for another rush. Whether one was used is known for longer (areas/line).
 */
export class Places {
  readonly #hash: KeyedHash;
  readonly #clock: Clock;

  constructor(keys: KeyRing, clock: Clock) {
    this.#hash = new KeyedHash(keys, 'place in a line');
    this.#clock = clock;
  }

  get #today(): number {
    return Math.floor(this.#clock.now().getTime() / DAY_MS);
  }

  sign(place: Place): string {
    const text = textOf(place);
    return `${text}.${this.#hash.make(`${text} ${this.#today}`).subarray(0, HASH_BYTES).toString('base64url')}`;
  }

  /** null for what we didn't sign. */
  read(signed: string): Place | null {
    const [, name, digits = '', hash = ''] = SHAPE.exec(signed) ?? [];
    const line = LINES.find((one) => one === name);
    if (line === undefined) return null;
    const place = { line, number: Number.parseInt(digits, 36) };
    const given = Buffer.from(hash, 'base64url');
    const isOurs = [this.#today, this.#today - 1].some((day) =>
      this.#hash.matches(given, `${textOf(place)} ${day}`),
    );
    return isOurs ? place : null;
  }
}
