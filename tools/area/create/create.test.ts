import { expect, it } from 'vitest';
import { exec } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';
import { temporaryFolder } from '../../shared/temporary-folder.ts';
import { entriesOf } from './entries.ts';
import {
  CONTRACT,
  declaredIn,
  inside,
  MADE,
  makeArea,
  SCREEN,
  SCREEN_FILES,
  SERVER,
  SERVER_FILES,
} from './made-area.ts';

// What is missed when a line of it goes, and that it runs, is the night's (create.nightly.ts).
it(
  'makes an area that passes the check of what areas declare, and every type and rule on both sides',
  { timeout: 300_000 },
  async () => {
    const root = temporaryFolder();
    await makeArea(root);
    expect(await declaredIn(root)).not.toContain('partners');
    const files = [
      ...inside(SERVER, [...SERVER_FILES, 'partners.test.ts']),
      CONTRACT,
      ...inside(SCREEN, SCREEN_FILES),
      'libs/contracts/src/terms/partners.pt.ts',
      'libs/contracts/src/terms/partners.en.ts',
      // The lists that tell of all areas, with its lines in them.
      ...new Set(
        entriesOf(MADE)
          .map(({ file }) => file)
          .filter((file) => file.endsWith('.ts')),
      ),
    ];
    // Of these files alone, as the step of types asks: the compiler would check again all that they stand on.
    const args = ['-c', 'oxlint.config.ts', '--type-check', '-f', 'unix', ...files];
    const { code, output } = await exec(command('oxlint'), args, { cwd: root });
    expect(code === 0 ? '' : output).toBe('');
  },
);
