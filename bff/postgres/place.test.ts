import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { canReach, clusterPlace } from './place.ts';

const stranger = { uid: 60_001, gid: 60_001 };
const folder = mkdtempSync(join(tmpdir(), 'fio-place-'));
const open = join(folder, 'open');
mkdirSync(open);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('asks every folder on the way', () => {
  chmodSync(folder, 0o700);
  expect(canReach(open, stranger)).toBe(false);
  expect(canReach(open, undefined)).toBe(true);
  chmodSync(folder, 0o711);
  expect(canReach(open, stranger)).toBe(true);
  chmodSync(open, 0o766);
  expect(canReach(open, stranger)).toBe(false);
});

it('keeps a cluster where it was asked for when the account gets there', () => {
  chmodSync(folder, 0o755);
  expect(clusterPlace(join(folder, 'cluster'), stranger)).toBe(join(folder, 'cluster'));
});

it.runIf(process.getuid?.() === 0)('finds the same other place again when it does not', () => {
  chmodSync(folder, 0o700);
  const place = clusterPlace(join(folder, 'hidden'), stranger);
  expect(place).toMatch(/^\/var\/lib\/fio-da-meada\/.*-[0-9a-f]{12}$/);
  expect(clusterPlace(join(folder, 'hidden'), stranger)).toBe(place);
  expect(clusterPlace(join(folder, 'other'), stranger)).not.toBe(place);
  for (const made of [place, clusterPlace(join(folder, 'other'), stranger)])
    rmSync(made, { recursive: true });
});
