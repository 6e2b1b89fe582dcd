import { createHmac } from 'node:crypto';
import { normalizeEmail } from '@fio/domain';
import type { Config } from '../../config/index.ts';

/** Names an e-mail to our own avatar route: a keyed hash, which says nothing to who doesn't have the key. */
export function avatarKey({ secrets }: Config, email: string): string {
  return createHmac('sha256', secrets.hashKey)
    .update(`fio avatar ${normalizeEmail(email)}`)
    .digest('base64url');
}

/** Where the browser asks for the avatar: on our own origin. */
export function avatarAddress(config: Config, email: string): string {
  return `/api/avatar/${avatarKey(config, email)}`;
}
