import type { Config } from '../../core/config/index.ts';
import { KeyedHash } from '../../core/secrets/KeyedHash.ts';

/** A place in the ranking of all series or, with its slug, of one. */
export interface Place {
  readonly place: number;
  readonly people: number;
  readonly show: string | null;
}

const TOKEN = /^([1-9]\d{0,8})-([1-9]\d{0,8})-(?:([a-z0-9]+(?:-[a-z0-9]+)*)-)?([0-9a-f]{16})$/;

const BYTES = 8;

const hashOf = ({ secrets }: Config) => new KeyedHash(secrets.hashKeys, null);
const textOf = ({ place, people, show }: Place) => `fio place ${place} ${people} ${show ?? ''}`;

/**
 * A place that only we can vouch for, as a part of an address. It names nobody: everyone who shares a place has the same
 * token.
 */
export const placeToken = (config: Config, place: Place): string =>
  [
    place.place,
    place.people,
    ...(place.show === null ? [] : [place.show]),
    hashOf(config).make(textOf(place)).toString('hex', 0, BYTES),
  ].join('-');

/** The place of a token of ours; null for any other text. */
export function placeOfToken(config: Config, token: string): Place | null {
  const [, place, people, show = null, signed] = TOKEN.exec(token) ?? [];
  if (signed === undefined) return null;
  const told = { place: Number(place), people: Number(people), show };
  return hashOf(config).matches(Buffer.from(signed, 'hex'), textOf(told)) ? told : null;
}
