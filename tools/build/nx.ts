import { exec } from '../shared/exec.ts';
import { command } from '../shared/paths.ts';
import { NX_ENV } from './build.ts';

interface How {
  /** Another checkout than this one. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What Nx says. Throws all of its output where it fails. */
export async function nx(args: string[], { cwd, env }: How = {}): Promise<string> {
  const how = { env: { ...NX_ENV, ...env }, ...(cwd && { cwd }) };
  const { code, stdout, output } = await exec(command('nx'), args, how);
  if (code !== 0) throw new Error(output);
  return stdout;
}
