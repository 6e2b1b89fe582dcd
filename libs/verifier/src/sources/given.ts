import type { Files } from './Files.ts';
import { filesOfZip } from './zip.ts';

/** A file as somebody hands it over: `path` is its name, with the folders it lay in. */
export interface GivenFile {
  readonly path: string;
  readonly blob: Blob;
}

/** The name by docs/verification/draw.md of a file that lies in any folder. */
const NAME =
  /(?:^|\/)((?:tile|documents|numbers)\/.+|(?:draw|evidence|numbers|prizes)\.json|checkpoint|key)$/;

const isZip = ({ path }: GivenFile) => path.toLowerCase().endsWith('.zip');

/** Looks in each in turn. */
const either = (all: readonly Files[]): Files => ({
  read: async (name) => {
    for (const files of all) {
      const bytes = await files.read(name);
      if (bytes !== null) return bytes;
    }
    return null;
  },
});

/**
 * What was handed over, loose, in folders or in archives, by the names it is published under; a loose one comes before one in an
 * archive. null: none of it is public evidence of a draw.
 */
export async function filesGiven(given: readonly GivenFile[]): Promise<Files | null> {
  const loose = new Map<string, Blob>();
  for (const { path, blob } of given) {
    const name = NAME.exec(path.replaceAll('\\', '/'))?.[1];
    if (name !== undefined) loose.set(name, blob);
  }
  const zips = await Promise.all(given.filter(isZip).map(({ blob }) => filesOfZip(blob)));
  if (loose.size === 0 && !zips.some(({ names }) => names.some((name) => NAME.test(name)))) return null;
  const read = async (name: string) => {
    const blob = loose.get(name);
    return blob === undefined ? null : new Uint8Array(await blob.arrayBuffer());
  };
  return either([{ read }, ...zips]);
}
