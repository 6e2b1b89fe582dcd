import { parseArgs } from 'node:util';
import { freePort } from '../product/ports.ts';
import { tagged, type Package } from '../shared/packages.ts';
import { UserError } from '../shared/UserError.ts';

export interface DevArguments {
  /** The remote to work on. */
  remote: Package;
  /** Its name as addresses have it. */
  id: string;
  shell: URL;
  port: number;
}

const SHELL = 'http://localhost:3000';

const idOf = ({ name }: Package) => name.replace('@fio/', '');

function usage(problem: string, remotes: readonly Package[]): UserError {
  return new UserError(
    `${problem}\n\nnpm run dev -- <remote> [--shell ${SHELL}] [--port 3100]\n` +
      `  <remote>   ${remotes.map(idOf).join(', ')}\n` +
      '  --shell    the running product that everything else comes from, here or elsewhere\n' +
      '  --port     where to open it; any free one unless said',
  );
}

/** What `npm run dev` was asked for. Throws a UserError that says how to ask. */
export async function readArguments(args: string[]): Promise<DevArguments> {
  const remotes = tagged('remote');
  let parsed;
  try {
    parsed = parseArgs({
      args,
      options: { shell: { type: 'string', default: SHELL }, port: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw usage((error as Error).message, remotes);
  }
  const { values, positionals } = parsed;
  const remote = remotes.find((one) => idOf(one) === positionals[0]);
  if (!remote || positionals.length > 1)
    throw usage(positionals[0] ? `There is no remote "${positionals.join(' ')}".` : 'Which remote?', remotes);
  const shell = URL.parse(values.shell);
  if (!shell || !/^https?:$/.test(shell.protocol)) throw usage(`"${values.shell}" is no address.`, remotes);
  const port = values.port === undefined ? await freePort() : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw usage(`"${values.port ?? ''}" is no port.`, remotes);
  return { remote, id: idOf(remote), shell, port };
}
