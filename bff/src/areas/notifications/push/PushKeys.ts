import { randomUUIDv7 } from 'node:crypto';
import webPush from 'web-push';
import type { Infrastructure } from '../../../core/infrastructure.ts';
import { places } from '../../../core/secrets/places.ts';
import type { PushKey } from '../../../generated/prisma/client.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults' | 'clock'>;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A pair as push services take it, both in base64url. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What push services know us by. The first is made when it is first needed; its private half rests sealed. */
export class PushKeys {
  readonly #services: Dependencies;
  readonly #opened = new Map<string, KeyPair>();

  constructor(services: Dependencies) {
    this.#services = services;
  }

  /** The public key that browsers ask with now, in base64url. */
  async current(): Promise<string> {
    const found = (await this.#newest()) ?? (await this.#make());
    return base64url(found.publicKey);
  }

  /** The id of a key that browsers are given, null for one that they aren't. */
  async idOf(publicKey: string): Promise<string | null> {
    const newest = await this.#newest();
    return newest && base64url(newest.publicKey) === publicKey ? newest.id : null;
  }

  /** Both halves, for sending; of one that is retired too. */
  async pairOf(id: string): Promise<KeyPair> {
    const known = this.#opened.get(id);
    if (known) return known;
    const { db, vaults } = this.#services;
    const row = await db.pushKey.findUniqueOrThrow({ where: { id } });
    const opened = vaults.push.open(row.privateKeySealed, places.pushKey(id));
    const pair = { publicKey: base64url(row.publicKey), privateKey: base64url(opened) };
    this.#opened.set(id, pair);
    return pair;
  }

  #newest(): Promise<PushKey | null> {
    return this.#services.db.pushKey.findFirst({ where: { retiredAt: null } });
  }

  /** Of two processes that make one at once the first one's counts. */
  async #make(): Promise<PushKey> {
    const { db, vaults, clock } = this.#services;
    const id = randomUUIDv7();
    const made = webPush.generateVAPIDKeys();
    const privateKey = vaults.push.seal(Buffer.from(made.privateKey, 'base64url'), places.pushKey(id));
    const publicKey = Buffer.from(made.publicKey, 'base64url');
    await db.$executeRaw`
      INSERT INTO push_keys (id, public_key, private_key_sealed, created_at)
      VALUES (${id}::uuid, ${publicKey}, ${privateKey}, ${clock.now()}) ON CONFLICT DO NOTHING`;
    return db.pushKey.findFirstOrThrow({ where: { retiredAt: null } });
  }
}
