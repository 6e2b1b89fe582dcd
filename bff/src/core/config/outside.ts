import { type NoteKey, parseVerifierKey } from '@fio/domain';
import * as z from 'zod';
import type { BucketPlace } from '../storage/BucketDriver.ts';
import { sha256 } from '../secrets/sha256.ts';

/** Somebody who cosigns heads of the transparency log (c2sp.org/tlog-witness). */
export interface Witness {
  readonly key: NoteKey;
  /** The submission prefix, without a slash at its end. */
  readonly url: string;
}

/** Somebody who stamps them with the time (RFC 3161). */
export interface TimestampAuthority {
  readonly name: string;
  readonly url: string;
}

/** Where heads lie that nobody can take back, not even who owns the bucket. */
export interface LockedBucketPlace extends BucketPlace {
  /** For so many days each. */
  readonly days: number;
}

function parts(text: string): readonly [string, string] | null {
  const [, name = '', url = ''] = /^(\S+)\s+(https?:\/\/\S+)$/.exec(text) ?? [];
  return URL.canParse(url) ? [name, url] : null;
}

export const witness = z.string().transform((text, context): Witness => {
  const [vkey = '', url = ''] = parts(text) ?? [];
  const key = parseVerifierKey(sha256, vkey, 'cosignature');
  if (key !== null) return { key, url: url.replace(/\/$/, '') };
  context.addIssue('Use the verifier key of a witness (Ed25519 cosignatures), a space and its address.');
  return z.NEVER;
});

export const timestampAuthority = z.string().transform((text, context): TimestampAuthority => {
  const [name = '', url = ''] = parts(text) ?? [];
  if (/^[a-z0-9.-]{1,100}$/.test(name)) return { name, url };
  context.addIssue('Use a name of small letters, digits, dots and hyphens, a space and an address.');
  return z.NEVER;
});
