import { basename } from 'node:path';
import { tagged } from '../shared/packages.ts';
import { UserError } from '../shared/UserError.ts';

interface RemotePackage {
  /** Its name everywhere: that of its folder. */
  readonly remote: string;
  readonly folder: string;
}

/** The remotes of this checkout. */
const remotes = (): RemotePackage[] =>
  tagged('remote').map(({ folder }) => ({ remote: basename(folder), folder }));

/** A remote of this checkout by its name. */
export function remoteNamed(name: string): RemotePackage {
  const all = remotes();
  const found = all.find(({ remote }) => remote === name);
  if (found) return found;
  throw new UserError(
    `This checkout has no remote “${name}”. There are: ${all.map(({ remote }) => remote).join(', ')}`,
  );
}
