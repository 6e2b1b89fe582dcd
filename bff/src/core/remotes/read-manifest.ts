import { remoteManifest, type RemoteManifest } from '@fio/contracts';
import { MANIFEST } from './build-files.ts';
import { RemoteRefused } from './RemoteRefused.ts';

/** What a stored remote.json says, signed or not; null where nobody can read it any more. */
export function saidBy(document: string): RemoteManifest | null {
  try {
    return readManifest(document);
  } catch {
    return null;
  }
}

/** What a remote.json says. Throws RemoteRefused with what is wrong about it. */
export function readManifest(document: string): RemoteManifest {
  let data: unknown;
  try {
    data = JSON.parse(document);
  } catch {
    throw new RemoteRefused(MANIFEST, ['it is no JSON']);
  }
  const parsed = remoteManifest.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new RemoteRefused(
    MANIFEST,
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}
