import { normalizeEmail } from '@fio/domain';
import type { Config } from '../config/index.ts';
import { KeyedHash } from '../secrets/KeyedHash.ts';

/** Names an e-mail to our own avatar route: a keyed hash, which says nothing to who doesn't have the key. */
export function avatarKey({ secrets }: Config, email: string): string {
  return new KeyedHash(secrets.hashKeys, null)
    .make(`fio avatar ${normalizeEmail(email)}`)
    .toString('base64url');
}

/** Where the browser asks for the avatar: on our own origin. */
export function avatarAddress(config: Config, email: string): string {
  return `/api/avatar/${avatarKey(config, email)}`;
}
