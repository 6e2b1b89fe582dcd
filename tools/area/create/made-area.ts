import { join } from 'node:path';
import { copyCheckout } from '../../shared/copy-checkout.ts';
import { exec } from '../../shared/exec.ts';
import { command } from '../../shared/paths.ts';
import { readNewArea } from './new-area.ts';

const TITLE = ['--title', 'Parceiros'];
/** The area that tests have made. */
export const MADE = readNewArea(['partners', ...TITLE]);
export const SERVER = 'bff/src/areas/partners';
export const SCREEN = 'mf-admin-promo/src/areas/partners';
export const CONTRACT = 'libs/contracts/src/admin/partners.ts';
export const SERVER_FILES = ['index.ts', 'partners.resource.ts'];
export const SCREEN_FILES = ['partners.area.tsx', 'partners.pt.ts', 'partners.en.ts', 'words.ts'];

export const inside = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`);

async function run(program: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const { code, output } = await exec(program, args, { cwd, env });
  if (code !== 0) throw new Error(output);
}

/** Copies this checkout into an empty folder, `prepare`s it, and makes the area there by the command. */
export async function makeArea(root: string, prepare: () => void = () => undefined): Promise<void> {
  copyCheckout(root);
  prepare();
  await run(process.execPath, [join(root, 'tools/area/main.ts'), 'create', 'partners', ...TITLE], root);
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true' };
  await run(command('prisma'), ['generate'], join(root, 'bff'), env);
}

/** What the BFF's own check says in that checkout (bff/test/declared.ts), or why it can't. */
export async function declaredIn(root: string): Promise<string> {
  const script = `const { undeclared } = await import('${join(root, 'bff/test/declared.ts')}'); console.log((await undeclared({ search: [], page: [], menu: [], test: [] })).join('\\n'))`;
  return (await exec(process.execPath, ['--input-type=module', '-e', script], { cwd: root })).output;
}
