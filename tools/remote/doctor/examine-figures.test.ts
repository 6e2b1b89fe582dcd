import type { BuildFigures } from '@fio/contracts/admin/remote-figures';
import type { RemoteRelease } from '@fio/contracts/admin/remotes';
import { expect, it } from 'vitest';
import { examineFigures } from './examine-figures.ts';

const [stable, canary, old] = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16)];
const named = (build: string) => ({ build, version: '1.0.0', revision: null });
const release: RemoteRelease = {
  environment: 'production',
  remote: 'mf-shows',
  changedAt: '2026-11-22T05:00:00.000Z',
  stable: named(stable),
  canary: { ...named(canary), percent: 10 },
  refused: [],
  serving: stable,
};
const figures = (build: string, isFailing: boolean, remote = 'mf-shows'): BuildFigures => ({
  remote,
  build,
  loads: 4,
  failed: 3,
  p50: 1,
  p75: 1,
  visitors: 4,
  failedVisitors: 3,
  isFailing,
  failures: [{ phase: 'render', outcome: 'render', count: 3 }],
  lastAt: '2026-11-22T05:00:00.000Z',
});

it('tells of what is live and fails, and of nothing else', () => {
  const all = [figures(stable, false), figures(old, true), figures(canary, true, 'mf-other')];
  expect(examineFigures(release, all)).toEqual([]);
  expect(examineFigures(release, [...all, figures(canary, true)])).toEqual([
    `${canary} failed for 3 of 4 visitors: render (render) 3 times`,
  ]);
});
