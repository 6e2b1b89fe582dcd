import { PLACE_OPTIONS, readPlace, type Place } from '@fio/build/command';
import { tagged, type Package } from '../shared/packages.ts';
import { UserError } from '../shared/UserError.ts';

export interface DevArguments extends Pick<Place, 'shell' | 'port'> {
  /** The remotes to work on, each with its name as addresses have it. */
  remotes: { id: string; folder: string }[];
}

const idOf = ({ name }: Package) => name.replace('@fio/', '');

function usage(problem: string, remotes: readonly Package[]): UserError {
  return new UserError(
    `${problem}\n\nnpm run dev -- <remote>… [--shell https://…] [--port 3100]\n` +
      `  <remote>   one or more of ${remotes.map(idOf).join(', ')}\n${PLACE_OPTIONS}`,
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
export function readArguments(args: string[]): DevArguments {
  const remotes = tagged('remote');
  const { words, shell, port } = readPlace(args, (problem) => usage(problem, remotes));
  return { remotes: choose(words, remotes), shell, port };
}
