import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PERMISSIONS, PERSONAL_PERMISSIONS, TOKEN_DAYS } from '@fio/contracts';
import { createApiToken } from '../src/core/identity/ApiTokens.ts';
import { type Dependencies, works } from './remote-tokens.ts';
import { demoStaff } from './staff.ts';

const DAY = 86_400_000;

/** All that a program may do at all. */
const scopes = Object.entries(PERMISSIONS).flatMap(([permission, actions]) =>
  actions
    .filter((action) => !PERSONAL_PERMISSIONS.has(`${permission}:${action}`))
    .map((action) => ({ permission, action })),
);

async function create({ db, clock }: Dependencies, ownerId: string): Promise<string> {
  const { secret, ...kept } = createApiToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TOKEN_DAYS * DAY);
  await db.apiToken.create({
    data: { name: 'Demonstração', scopes, ...kept, ownerId, createdAt: now, expiresAt },
  });
  return secret;
}

/**
 * A token of the demonstration's own, for whoever tries the API: made at the first start, and kept in a file that its owner alone
 * reads. Null outside a demonstration.
 */
export async function keepApiToken(services: Dependencies): Promise<string | null> {
  const { config, db } = services;
  if (!config.demonstration || process.env['NODE_ENV'] === 'production') return null;
  const email = demoStaff.find(({ type }) => type === 'super')?.email ?? '';
  const owner = await db.adminUser.findUnique({ where: { email } });
  if (!owner) return null;
  const file = join(config.dataDir, 'api-token');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '' && (await works(services, known))) return known;
  const secret = await create(services, owner.id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
