import { expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import {
  CONTRACT,
  declaredIn,
  inside,
  makeArea,
  SCREEN,
  SCREEN_FILES,
  SERVER,
  SERVER_FILES,
} from './made-area.ts';
import { complaints } from './removals.ts';

// What is missed when a line of it goes, and that it runs, is the night's (create.nightly.ts).
it(
  'makes an area that passes the check of what areas declare, and every type on both sides',
  { timeout: 300_000 },
  async () => {
    const root = temporaryFolder();
    await makeArea(root);
    expect(await declaredIn(root)).not.toContain('partners');
    // What tests are given is declared where they are set up.
    const server = [
      ...inside(SERVER, [...SERVER_FILES, 'partners.test.ts']),
      CONTRACT,
      'bff/test/global-setup.ts',
    ];
    expect([...(await complaints(root, 'made', server, 'bff'))]).toEqual([]);
    expect([...(await complaints(root, 'made', inside(SCREEN, SCREEN_FILES), 'mf-admin-promo'))]).toEqual([]);
  },
);
