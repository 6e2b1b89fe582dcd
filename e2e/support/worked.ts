import { randomUUID } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { develop } from '@fio/build/dev';
import { buildDevelopmentShell, SHELL_BUILD } from '@fio/tools/dev';
import { ROOT } from '../../tools/shared/paths.ts';
import { ofRun } from './test.ts';

/** Changes a file as an editor does: one text of it by another, which must be there. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(file, before.replace(from, to));
}

/** Copies of remotes that are being worked on, within the product of this run. */
export interface Worked {
  readonly origin: string;
  /** Replaces a text in a file below `src` of one of them. */
  readonly edit: (id: string, file: string, from: string, to: string) => Promise<void>;
}

const isSource = (path: string) => !['dist', 'node_modules'].includes(basename(path));

/** Works on these remotes while `use` lasts. */
export async function workOn(ids: readonly string[], use: (worked: Worked) => Promise<void>): Promise<void> {
  const cache = join(ROOT, '.data', 'dev');
  // Within the checkout, so that its packages are found.
  const copies = join(cache, `copies.${randomUUID()}`);
  const folderOf = (id: string) => join(copies, id);
  try {
    for (const id of ids) await cp(join(ROOT, id), folderOf(id), { recursive: true, filter: isSource });
    await buildDevelopmentShell();
    const development = await develop({
      remotes: ids.map((id) => ({ id, folder: folderOf(id) })),
      shell: new URL(ofRun().origin),
      shellBuild: SHELL_BUILD,
      cache: join(cache, 'remotes'),
      port: 0,
    });
    const edit: Worked['edit'] = (id, file, from, to) => replaceIn(join(folderOf(id), 'src', file), from, to);
    try {
      await use({ origin: development.origin, edit });
    } finally {
      await development.close();
    }
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
}
