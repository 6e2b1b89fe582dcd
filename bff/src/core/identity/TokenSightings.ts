import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { Actor } from '../actor.ts';
import { recordAction } from '../audit/record-action.ts';

const FLUSH_MS = 1_000;
/** That a token was refused is audited once within so many milliseconds, however often somebody tries. */
const TOLD_EVERY = 10 * 60_000;

/** When and from where a secret was used, by its hash in hex. */
interface Use {
  readonly at: Date;
  readonly ip: string;
}

/** How often a token was refused since the last writing, and the last time. */
interface Refusal extends Use {
  readonly count: number;
}

const nobodyAt = (ip: string): Actor => ({
  ...{ id: null, name: '', type: null, userAgent: null, requestId: null },
  ip,
});

/**
 * Writes when the secrets of API tokens were used, and which tokens were refused for the address they came from, off the
 * request's way: gathered for a second, then one row each. What a crash loses is a second of that.
 */
export class TokenSightings {
  readonly #db: PrismaClient;
  #uses = new Map<string, Use>();
  #refusals = new Map<string, Refusal>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: PrismaClient) {
    this.#db = db;
  }

  use(hash: string, at: Date, ip: string): void {
    this.#uses.set(hash, { at, ip });
    this.#flushSoon();
  }

  refuse(id: string, at: Date, ip: string): void {
    const { count = 0 } = this.#refusals.get(id) ?? {};
    this.#refusals.set(id, { count: count + 1, at, ip });
    this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Also at shutdown. A failed write is forgotten: the next sign of life writes again. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [uses, refusals] = [this.#uses, this.#refusals];
    [this.#uses, this.#refusals] = [new Map(), new Map()];
    await Promise.all([
      ...[...uses].map(([hash, use]) => this.writeUse(hash, use).catch(() => undefined)),
      ...[...refusals].map(([id, refusal]) => this.#writeRefusal(id, refusal).catch(() => undefined)),
    ]);
  }

  /** By the hash, for by now it may be the secret before. */
  async writeUse(hash: string, { at, ip }: Use): Promise<void> {
    const bytes = Buffer.from(hash, 'hex');
    const { count } = await this.#db.apiToken.updateMany({
      where: { tokenHash: bytes },
      data: { lastUsedAt: at, lastIp: ip },
    });
    if (count > 0) return;
    await this.#db.apiToken.updateMany({
      where: { previousHash: bytes },
      data: { previousUsedAt: at, previousIp: ip },
    });
  }

  async #writeRefusal(id: string, { count, at, ip }: Refusal): Promise<void> {
    await this.#db.$transaction(async (tx) => {
      const { name } = await tx.apiToken.update({
        where: { id },
        data: { refusedCount: { increment: count }, refusedAt: at, refusedIp: ip },
      });
      const told = { resource: 'tokens', recordId: id, action: 'forbidden' } as const;
      const since = { at: { gte: new Date(at.getTime() - TOLD_EVERY) } };
      if (await tx.action.findFirst({ where: { ...told, ...since }, select: { id: true } })) return;
      await recordAction(tx, { ...told, actor: nobodyAt(ip), at, summary: name, after: { ip } });
    });
  }
}
