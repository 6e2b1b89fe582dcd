import { expect, it } from 'vitest';
import { exec } from '../shared/exec.ts';
import { revisionOf } from '../shared/git-revision.ts';
import { temporaryFolder } from '../shared/temporary-folder.ts';
import { buildSource } from './build-source.ts';

it('tells no commit of a folder that was made before, whatever checkout it lies in', async () => {
  const folder = temporaryFolder();
  const own = ['-c', 'user.name=Íris', '-c', 'user.email=iris@exemplo.example', '-c', 'commit.gpgsign=false'];
  await exec('git', ['init', '--quiet'], { cwd: folder });
  await exec('git', [...own, 'commit', '--quiet', '--allow-empty', '-m', 'another'], { cwd: folder });
  expect(await revisionOf(folder)).toMatchObject({ subject: 'another' });
  expect(await buildSource('mf-shows', folder)()).toEqual({ folder, revision: null });
});
