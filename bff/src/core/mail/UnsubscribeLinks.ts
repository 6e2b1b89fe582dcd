import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, type Subscribed, SUBSCRIPTIONS } from '@fio/domain';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

const ID = 16;
const TOKEN = /^(?:[\w-]{64}|[\w-]{66})$/;

/** What a link ends. */
export type Ends = 'marketing' | Subscribed;

/** Whose link it is, and what it ends. */
export interface ReadLink {
  readonly registrationId: string;
  readonly ends: Ends;
}

/** One byte for what a link ends, for ever: kinds and ways that are new come at the end of their lists. Marketing has none. */
const codeOf = ({ kind, channel }: Subscribed): number =>
  NOTIFICATION_CHANNELS.indexOf(channel) * 16 + NOTIFICATION_KINDS.indexOf(kind);

/**
 * Links that end marketing, or one kind of notification, for one registration and can do nothing else. They are signed, not
 * stored, and don't expire: a mail of last year must still be able to end the mails of this one.
 */
export class UnsubscribeLinks {
  readonly #hash: KeyedHash;
  readonly #origin: URL;

  constructor({ hashKeys }: { hashKeys: KeyRing }, publicUrl: URL) {
    this.#hash = new KeyedHash(hashKeys, 'fio unsubscribe links');
    this.#origin = publicUrl;
  }

  /** What stands in the address: 64 characters for marketing, 66 for notifications. */
  tokenFor(registrationId: string, ends: Ends = 'marketing'): string {
    const id = Buffer.from(registrationId.replaceAll('-', ''), 'hex');
    const head = ends === 'marketing' ? id : Buffer.concat([id, Buffer.of(codeOf(ends))]);
    return Buffer.concat([head, this.#hash.make(head)]).toString('base64url');
  }

  /** The absolute address for a registration, for the page and for one click alike. */
  addressFor(registrationId: string, ends: Ends = 'marketing'): string {
    return new URL(`/unsubscribe/${this.tokenFor(registrationId, ends)}`, this.#origin).href;
  }

  /** Whose link it is, or null for what was not signed here. */
  read(token: string): ReadLink | null {
    if (!TOKEN.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const head = bytes.subarray(0, token.length === 64 ? ID : ID + 1);
    if (!this.#hash.matches(bytes.subarray(head.length), head)) return null;
    const ends = head.length === ID ? 'marketing' : SUBSCRIPTIONS.find((one) => codeOf(one) === head[ID]);
    if (ends === undefined) return null;
    const hex = head.subarray(0, ID).toString('hex');
    const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
    return { registrationId: parts.join('-'), ends };
  }
}
