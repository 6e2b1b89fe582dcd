import type { Infrastructure } from '../../core/infrastructure.ts';
import { filePlace } from '../../core/secrets/places.ts';
import { isFresh } from '../../core/secrets/SecretBox.ts';
import { openFrames, sealFrames } from '../../core/secrets/sealed-frames.ts';
import type { FileStorage } from '../../core/storage/FileStorage.ts';
import { FILE_KINDS, isSealed } from '../calculation/index.ts';

type Dependencies = Pick<Infrastructure, 'db' | 'vaults' | 'storage'>;

/** A file of the private ones that is sealed: as a whole, or in frames where it may be large. */
interface SealedFile {
  readonly key: string;
  readonly isFramed: boolean;
  /** Whether its row names it still. */
  readonly isNamed: () => Promise<boolean>;
}

interface Named {
  readonly id: string;
  readonly fileKey: string | null;
}

const HEAD = 2;
/** The length of its first frame stands before that. */
const LENGTH = 4;

/** Every sealed file that a row names. */
async function sealedFiles({ db }: Dependencies): Promise<SealedFile[]> {
  const kinds = (Object.keys(FILE_KINDS) as (keyof typeof FILE_KINDS)[]).filter(isSealed);
  const select = { id: true, fileKey: true } as const;
  const [documents, ofPrizes, drawn, exports] = await Promise.all([
    db.winnerDocument.findMany({ select }),
    db.prizeDocument.findMany({ select }),
    db.drawFile.findMany({ where: { kind: { in: kinds }, state: 'ready' }, select }),
    db.exportRequest.findMany({ where: { state: 'ready' }, select }),
  ]);
  const files = (
    rows: readonly Named[],
    isFramed: boolean,
    count: (where: { id: string; fileKey: string }) => Promise<number>,
  ) =>
    rows.flatMap(({ id, fileKey: key }) =>
      key === null ? [] : [{ key, isFramed, isNamed: async () => (await count({ id, fileKey: key })) > 0 }],
    );
  return [
    ...files(documents, false, (where) => db.winnerDocument.count({ where })),
    ...files(ofPrizes, false, (where) => db.prizeDocument.count({ where })),
    ...files(drawn, false, (where) => db.drawFile.count({ where })),
    ...files(exports, true, (where) => db.exportRequest.count({ where })),
  ];
}

async function beginning(files: FileStorage, key: string): Promise<Buffer | null> {
  const stored = await files.readStream(key);
  if (stored === null) return null;
  for await (const piece of stored) return piece as Buffer;
  return Buffer.alloc(0);
}

/** Whether a file was sealed with another key, or isn't bound to its name; one that is gone is nothing to do. */
async function isStale({ storage }: Dependencies, file: SealedFile, keyId: number): Promise<boolean> {
  const first = await beginning(storage.privateFiles, file.key);
  const at = file.isFramed ? LENGTH : 0;
  return first !== null && !isFresh(first.subarray(at, at + HEAD), keyId);
}

/** The files that aren't bound to their names or sealed with this key. */
export async function staleFiles(services: Dependencies, keyId: number): Promise<SealedFile[]> {
  const stale: SealedFile[] = [];
  for (const file of await sealedFiles(services)) if (await isStale(services, file, keyId)) stale.push(file);
  return stale;
}

/** Puts it anew in its place; who reads the old one meanwhile reads it to its end. */
export async function resealFile(
  services: Dependencies,
  { key, isFramed, isNamed }: SealedFile,
): Promise<void> {
  const { vaults, storage } = services;
  const place = filePlace(key);
  if (isFramed) {
    const stored = await storage.privateFiles.readStream(key);
    if (stored === null) return;
    const plain = openFrames(vaults.files, stored, place);
    await storage.privateFiles.writeStream(
      key,
      sealFrames(vaults.files, plain, place),
      new AbortController().signal,
    );
  } else {
    const stored = await storage.privateFiles.read(key);
    if (stored === null) return;
    await storage.privateFiles.write(key, vaults.files.seal(vaults.files.open(stored, place), place));
  }
  // Forgotten meanwhile: nothing may come back of it.
  if (!(await isNamed())) await storage.privateFiles.remove(key);
}
