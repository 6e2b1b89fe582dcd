import { hash } from 'node:crypto';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';

export interface DeviceMarksOptions {
  readonly hashKeys: KeyRing;
  readonly clock: { now(): Date };
  /** Whether browsers take a `Secure` cookie from us: it then has the prefix that keeps other hosts from setting it. */
  readonly isSecure: boolean;
  /** Accounts of one device and day whose votes are nothing special: a family shares a tablet. */
  readonly accounts: number;
}

interface Mark {
  /** Milliseconds: when the first account signed in. */
  readonly since: number;
  /** Short hashes, in the order of their first sign-in. */
  readonly accounts: readonly string[];
}

const NAME = 'fio-device';
const HOST_NAME = `__Host-${NAME}`;
/** The name without its prefix is still read where there is no other: such a cookie lives a day at most. */
const READERS = [HOST_NAME, NAME].map(
  (name) => new RegExp(`(?:^|; ?)${name}=([\\w-]+\\.[\\w-]*)\\.([\\w-]{43})(?:;|$)`),
);
const DAY = 24 * 3_600_000;
/** The ones beyond are as good as the last. */
const MOST = 40;
const SHORT = 8;

const shortOf = (account: string) => hash('sha256', account, 'base64url').slice(0, SHORT);

/**
 * Which accounts signed in on a device within a day, in a cookie that is signed and that scripts can't read. The device
 * carries it, so no process has to remember it; a vote looks at it only where there is one. It is written at sign-in,
 * never by a vote.
 */
export class DeviceMarks {
  readonly #hash: KeyedHash;
  readonly #options: DeviceMarksOptions;

  constructor(options: DeviceMarksOptions) {
    this.#options = options;
    this.#hash = new KeyedHash(options.hashKeys, 'fio device marks');
  }

  /** The Set-Cookie value once `account` has signed in. */
  add(cookies: string | undefined, account: string): string {
    const now = this.#options.clock.now().getTime();
    const { since, accounts } = this.#read(cookies) ?? { since: now, accounts: [] };
    const own = shortOf(account);
    const all = accounts.includes(own) ? accounts : [...accounts, own].slice(0, MOST);
    const text = `${since.toString(36)}.${all.join('')}`;
    const seconds = Math.ceil((since + DAY - now) / 1000);
    const { isSecure } = this.#options;
    const value = `${isSecure ? HOST_NAME : NAME}=${text}.${this.#hash.make(text).toString('base64url')}`;
    return `${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** Whether `account` is one of too many on this device. */
  isCrowded(cookies: string | undefined, account: string): boolean {
    const mark = this.#read(cookies);
    if (!mark) return false;
    const place = mark.accounts.indexOf(shortOf(account));
    return place >= this.#options.accounts || (place === -1 && mark.accounts.length >= MOST);
  }

  /** How many accounts signed in on this device within a day, `account` among them; the last of many is told as as many. */
  countOf(cookies: string | undefined, account: string): number {
    const accounts = this.#read(cookies)?.accounts ?? [];
    return accounts.length + (accounts.includes(shortOf(account)) ? 0 : 1);
  }

  /** Null where there is none, and for one that is forged or of another day. */
  #read(cookies: string | undefined): Mark | null {
    if (!cookies?.includes(NAME)) return null;
    const found = READERS.map((reader) => reader.exec(cookies)).find((match) => match !== null);
    const [, text = '', signature = ''] = found ?? [];
    if (!this.#hash.matches(Buffer.from(signature, 'base64url'), text)) return null;
    const [since = '', joined = ''] = text.split('.');
    const at = Number.parseInt(since, 36);
    if (this.#options.clock.now().getTime() >= at + DAY) return null;
    return { since: at, accounts: joined.match(/.{8}/g) ?? [] };
  }
}
