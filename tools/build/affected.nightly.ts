import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contents } from '../shared/contents.ts';
import { copyCheckout } from '../shared/copy-checkout.ts';
import { tagged } from '../shared/packages.ts';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { nx } from './nx.ts';

/** What Nx says of it is held to in each run (affected.test.ts); here all is built, twice. */
const CHANGED = 'mf-admin-logs/src/areas/ips/ips.pt.ts';

it('leaves every other front end the same, byte for byte', async () => {
  const copy = temporaryFolder();
  copyCheckout(copy);
  const fronts = tagged('host', 'remote').map(({ name }) => name);
  const others = fronts.filter((name) => name !== '@fio/mf-admin-logs');
  const build = ['run-many', '-t', 'build', '--skip-nx-cache', '--parallel=2', '-p', others.join()];
  const built = () =>
    Object.fromEntries(others.map((name) => [name, contents(join(copy, 'node_modules', name, 'dist'))]));
  await nx(build, { cwd: copy });
  const before = built();
  expect(Object.keys(before['@fio/mf-public'] ?? {})).toContain('remoteEntry.js');
  const file = join(copy, CHANGED);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/title: '[^']+'/, "title: 'Endereços'"));
  await nx(['affected', '-t', 'build', `--files=${CHANGED}`], { cwd: copy });
  expect(Object.keys(contents(join(copy, 'mf-admin-logs/dist')))).toContain('remoteEntry.js');
  await nx(build, { cwd: copy });
  expect(built()).toEqual(before);
});
