import type { RemoteManifest } from '@fio/contracts/documents/manifest';

export interface ManifestChange {
  /** Where in the manifest: `menu.shows.title.pt`. */
  readonly path: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What follows from the files alone. */
const OF_FILES = new Set(['build', 'hash', 'integrity', 'styles']);

function* leaves(value: unknown, path: string): Generator<[string, string]> {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    // A plain list is a set here: an address or a permission is in it or not.
    for (const item of value) yield [`${path}.${String(item)}`, 'yes'];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const name = (item as { id?: unknown } | null)?.id ?? key;
      yield* leaves(item, path ? `${path}.${String(name)}` : String(name));
    }
  } else {
    yield [path, String(value)];
  }
}

function flat(manifest: RemoteManifest | null): Map<string, string> {
  const told = Object.entries(manifest ?? {}).filter(([key]) => !OF_FILES.has(key));
  return new Map(leaves(Object.fromEntries(told), ''));
}

/** What two manifests say differently, but for what follows from the files. One that nobody can read says nothing. */
export function compareManifests(
  before: RemoteManifest | null,
  after: RemoteManifest | null,
): ManifestChange[] {
  const [from, to] = [flat(before), flat(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .sort()
    .filter((path) => from.get(path) !== to.get(path))
    .map((path) => ({ path, from: from.get(path), to: to.get(path) }));
}
