import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { clearOrphans, markPlace, placeHash, unmarkedPlaces } from './orphans.ts';

const root = mkdtempSync(join(tmpdir(), 'fio-orphans-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const system = join(root, 'system');

/** A checkout with its data in a place of its own. */
function checkout(name: string) {
  const wanted = join(root, name, '.data', 'postgres');
  const place = join(system, `${name}-${placeHash(wanted)}`);
  mkdirSync(wanted, { recursive: true });
  mkdirSync(place, { recursive: true });
  markPlace(place, wanted);
  return { folder: join(root, name), wanted, place };
}

it('clears the data of a checkout that is gone, and no other', () => {
  const [gone, there, away, copied] = ['gone', 'there', 'away', 'copied'].map(checkout);
  if (!gone || !there || !away || !copied) throw new Error('Nothing was made.');
  for (const { folder } of [gone, away, copied]) rmSync(folder, { recursive: true });
  // Its disk is another one than what is mounted there now.
  writeFileSync(join(away.place, 'checkout.json'), JSON.stringify({ wanted: away.wanted, device: -1 }));
  renameSync(copied.place, join(system, 'copied-by-hand'));
  mkdirSync(join(system, 'unmarked-0123456789ab'));

  expect(clearOrphans(system)).toEqual([gone.folder]);
  expect(existsSync(gone.place)).toBe(false);
  for (const kept of [there.place, away.place, join(system, 'copied-by-hand')])
    expect(existsSync(kept)).toBe(true);
  expect(existsSync(join(system, 'unmarked-0123456789ab'))).toBe(true);
  expect(unmarkedPlaces(system)).toEqual([join(system, 'unmarked-0123456789ab')]);
  expect(unmarkedPlaces(join(root, 'nowhere'))).toEqual([]);
  expect(clearOrphans(join(root, 'nowhere'))).toEqual([]);
});

it('leaves what a server still works on', () => {
  const { folder, place } = checkout('served');
  mkdirSync(join(place, 'data'), { recursive: true });
  writeFileSync(join(place, 'data', 'postmaster.pid'), `${process.pid}\n`);
  rmSync(folder, { recursive: true });
  expect(clearOrphans(system)).toEqual([]);
  expect(existsSync(place)).toBe(true);
});
