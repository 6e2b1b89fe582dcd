import { exec } from '../shared/exec.ts';
import { command } from '../shared/paths.ts';
import { NX_ENV } from './build.ts';

/** What Nx says, in this checkout or in the one at `cwd`. Throws all of its output where it fails. */
export async function nx(args: string[], cwd?: string): Promise<string> {
  const { code, stdout, output } = await exec(command('nx'), args, { env: NX_ENV, ...(cwd && { cwd }) });
  if (code !== 0) throw new Error(output);
  return stdout;
}
