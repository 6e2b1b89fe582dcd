import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface DeviceMarksOptions {
  readonly hashKey: Buffer;
  readonly clock: { now(): Date };
  /** Whether browsers reach us by TLS. */
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
  readonly #key: Buffer;
  readonly #options: DeviceMarksOptions;

  constructor(options: DeviceMarksOptions) {
    this.#options = options;
    this.#key = Buffer.from(hkdfSync('sha256', options.hashKey, '', 'fio device marks', 32));
  }

  /** The Set-Cookie value once `account` has signed in. */
  add(cookies: string | undefined, account: string): string {
    const now = this.#options.clock.now().getTime();
    const { since, accounts } = this.#read(cookies) ?? { since: now, accounts: [] };
    const own = shortOf(account);
    const all = accounts.includes(own) ? accounts : [...accounts, own].slice(0, MOST);
    const text = `${since.toString(36)}.${all.join('')}`;
    const seconds = Math.ceil((since + DAY - now) / 1000);
    const secure = this.#options.isSecure ? '; Secure' : '';
    return `${NAME}=${text}.${this.#sign(text)}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  /** Whether `account` is one of too many on this device. */
  isCrowded(cookies: string | undefined, account: string): boolean {
    const mark = this.#read(cookies);
    if (!mark) return false;
    const place = mark.accounts.indexOf(shortOf(account));
    return place >= this.#options.accounts || (place === -1 && mark.accounts.length >= MOST);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** Null where there is none, and for one that is forged or of another day. */
  #read(cookies: string | undefined): Mark | null {
    if (!cookies?.includes(NAME)) return null;
    const [, text = '', signature = ''] =
      /(?:^|; ?)fio-device=([\w-]+\.[\w-]*)\.([\w-]{43})(?:;|$)/.exec(cookies) ?? [];
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const [since = '', joined = ''] = text.split('.');
    const at = Number.parseInt(since, 36);
    if (this.#options.clock.now().getTime() >= at + DAY) return null;
    return { since: at, accounts: joined.match(/.{8}/g) ?? [] };
  }
}
