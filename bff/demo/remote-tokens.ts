import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NEWEST_VERSION, TOKEN_DAYS } from '@fio/contracts';
import * as z from 'zod';
import type { Infrastructure } from '../src/core/infrastructure.ts';
import { createApiToken } from '../src/core/identity/ApiTokens.ts';
import { hashToken } from '../src/core/identity/tokens.ts';
import { demoStaff } from './staff.ts';

export type Dependencies = Pick<Infrastructure, 'config' | 'db' | 'clock'>;

/** Under this name stands the token that reads about all remotes and ships none. */
export const READER = '*';
const DAY = 86_400_000;

const secrets = z.record(z.string(), z.string());
const fileOf = (dataDir: string) => join(dataDir, 'remote-tokens.json');

/** The demonstration's tokens by the remote they ship, as `npm run remote` uses them; none where there is no file. */
export function readRemoteTokens(dataDir: string): Record<string, string> {
  try {
    return secrets.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')));
  } catch {
    return {};
  }
}

async function create({ db, clock }: Dependencies, remote: string, ownerId: string): Promise<string> {
  const { secret, ...kept } = createApiToken();
  const now = clock.now();
  const reach =
    remote === READER
      ? { name: 'Terminal', scopes: [{ permission: 'commands', action: 'list' }] }
      : { name: `Terminal ${remote}`, scopes: [], remote };
  const expiresAt = new Date(now.getTime() + TOKEN_DAYS * DAY);
  await db.apiToken.create({
    data: { ...reach, ...kept, ownerId, apiVersion: NEWEST_VERSION, createdAt: now, expiresAt },
  });
  return secret;
}

/** Whether a secret that was kept opens anything now. */
export async function works({ db, clock }: Dependencies, secret: string): Promise<boolean> {
  const live = { revokedAt: null, expiresAt: { gt: clock.now() } };
  return (await db.apiToken.count({ where: { tokenHash: hashToken(secret), ...live } })) > 0;
}

/**
 * Keeps a token for each remote in a file of the demonstration's own, readable by its owner only, so that shipping
 * needs no preparation there. Nothing outside a demonstration.
 */
export async function keepRemoteTokens(services: Dependencies, remotes: readonly string[]): Promise<void> {
  const { config, db } = services;
  if (!config.demonstration || process.env['NODE_ENV'] === 'production') return;
  const email = demoStaff.find(({ type }) => type === 'super')?.email ?? '';
  const owner = await db.adminUser.findUnique({ where: { email } });
  if (!owner) return;
  const known = readRemoteTokens(config.dataDir);
  const kept: Record<string, string> = {};
  for (const remote of [READER, ...remotes]) {
    const secret = known[remote];
    kept[remote] =
      secret && (await works(services, secret)) ? secret : await create(services, remote, owner.id);
  }
  const file = fileOf(config.dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}
