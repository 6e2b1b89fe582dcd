import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteStatus } from '@fio/contracts/admin/remotes';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import { commitLines, statusLines } from './status.ts';

const [stable, canary] = ['0123456789abcdef', 'fedcba9876543210'];
const at = '2026-11-22T05:00:00.000Z';
const revision = { commit: 'a'.repeat(40), subject: 'feat: filter', author: 'Íris Prado', isDirty: true };
const item: RemoteStatus = {
  remote: 'mf-admin-logs',
  owner: 'records',
  side: 'admin',
  latest: { build: canary, version: '1.1.0', revision, publishedAt: at },
  releases: [
    {
      environment: 'production',
      remote: 'mf-admin-logs',
      changedAt: at,
      stable: { build: stable, version: '1.0.0', revision: null },
      canary: { build: canary, version: '1.1.0', revision, percent: 10 },
      refused: [],
      serving: stable,
    },
  ],
};

it('names the canary with its share, as the example pipeline asks for it', () => {
  const pipeline = readFileSync(join(ROOT, 'docs/deployment/pipelines/remote.yaml'), 'utf8');
  const asked = [...pipeline.matchAll(/grep -F "(.*)"/g)].map(([, text = '']) => text);
  expect(asked).toHaveLength(2);
  const [, line = ''] = statusLines([item]);
  const isCanary = (build: string) =>
    asked.map((text) => line.includes(text.replace('$BUILD', build).replace('$PERCENT', '10')));
  expect([isCanary(canary), isCanary(stable)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('tells the commit of each build it names, once', () => {
  const [, ...lines] = commitLines([item]);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^mf-admin-logs +${stable} +of no known commit$`)),
    expect.stringMatching(
      new RegExp(`^mf-admin-logs +${canary} +a{9} with changes not committed feat: filter \\(Íris Prado\\)$`),
    ),
  ]);
});
