import { parseArgs } from 'node:util';
import { freePort } from '../product/ports.ts';
import { tagged, type Package } from '../shared/packages.ts';
import { UserError } from '../shared/UserError.ts';

export interface DevArguments {
  /** The remotes to work on, each with its name as addresses have it. */
  remotes: { id: string; folder: string }[];
  shell: URL;
  port: number;
}

const SHELL = 'http://localhost:3000';

const idOf = ({ name }: Package) => name.replace('@fio/', '');

function usage(problem: string, remotes: readonly Package[]): UserError {
  return new UserError(
    `${problem}\n\nnpm run dev -- <remote>… [--shell ${SHELL}] [--port 3100]\n` +
      `  <remote>   one or more of ${remotes.map(idOf).join(', ')}\n` +
      '  --shell    the running product that everything else comes from, here or elsewhere\n' +
      '  --port     where to open it; any free one unless said',
  );
}

function choose(ids: readonly string[], remotes: readonly Package[]): DevArguments['remotes'] {
  if (ids.length === 0) throw usage('Which remote?', remotes);
  return ids.map((id, index) => {
    const remote = remotes.find((one) => idOf(one) === id);
    if (!remote) throw usage(`There is no remote "${id}".`, remotes);
    if (ids.indexOf(id) !== index) throw usage(`"${id}" is named twice.`, remotes);
    return { id, folder: remote.folder };
  });
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
  const chosen = choose(positionals, remotes);
  const shell = URL.parse(values.shell);
  if (!shell || !/^https?:$/.test(shell.protocol)) throw usage(`"${values.shell}" is no address.`, remotes);
  const port = values.port === undefined ? await freePort() : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw usage(`"${values.port ?? ''}" is no port.`, remotes);
  return { remotes: chosen, shell, port };
}
