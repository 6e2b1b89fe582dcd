import * as z from 'zod';
import type { Secrets } from '../config/secrets.ts';
import { KeyedHash } from '../secrets/KeyedHash.ts';
import { BackupError } from './BackupError.ts';
import type { BackupPlace } from './BackupPlace.ts';

/** Written last: a backup without it is none. */
const PATH = 'manifest.json';
/** Of what is written here; a release that reads another says so. */
const FORMAT = 1;

const piece = z.object({ path: z.string(), size: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** One after the other they are what COPY wrote, compressed by Zstandard each. */
  pieces: z.array(piece),
});
const manifest = z.object({
  format: z.literal(FORMAT),
  /** Of the snapshot, by the database's clock. */
  madeAt: z.iso.datetime(),
  /** Of the product. */
  version: z.string(),
  database: z.object({
    server: z.string(),
    encoding: z.string(),
    locale: z.string(),
    migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
    tables: z.array(table),
    sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  }),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Lines of JSON, each a piece. */
    list: piece,
    /** What rows name and no storage has, before the backup as after it. */
    lost: z.array(z.string()),
  }),
  /** Fingerprints: what each key makes of its own name and number. */
  keys: z.array(z.object({ name: z.string(), id: z.int(), check: z.base64(), isRetired: z.boolean() })),
  /** Public keys that the log's heads are signed with. */
  logKeys: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export type DumpedTable = z.infer<typeof table>;

/** The manifest as it lies there, with who wrote it: a hash that nobody makes without HASH_KEY. */
const sealed = z.object({ manifest: z.string(), seal: z.base64() });

const sealOf = (hashKeys: Secrets['hashKeys']) => new KeyedHash(hashKeys, 'fio backup');

export async function writeManifest(
  place: BackupPlace,
  whole: Manifest,
  { hashKeys }: Secrets,
): Promise<void> {
  const text = JSON.stringify(manifest.parse(whole), null, 2);
  const seal = sealOf(hashKeys).make(text).toString('base64');
  async function* pieces() {
    yield await Promise.resolve(Buffer.from(`${JSON.stringify({ manifest: text, seal })}\n`));
  }
  await place.write(PATH, pieces());
}

export interface ReadManifest {
  readonly manifest: Manifest;
  /** Whether one of these keys sealed it, so that nobody without them wrote it or changed it. */
  readonly isSealedBy: (hashKeys: Secrets['hashKeys']) => boolean;
}

/** Throws a BackupError when there is none, as of a backup that was interrupted, or it is of another release's format. */
export async function readManifest(place: BackupPlace): Promise<ReadManifest> {
  const stream = await place.read(PATH).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    throw new BackupError(`${place.name} holds no whole backup: there is no ${PATH}, which is written last.`);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  try {
    const { manifest: text, seal } = sealed.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    return {
      manifest: manifest.parse(JSON.parse(text)),
      isSealedBy: (hashKeys) => sealOf(hashKeys).matches(Buffer.from(seal, 'base64'), text),
    };
  } catch {
    throw new BackupError(
      `${PATH} of ${place.name} is not one that this release (format ${FORMAT}) can read.`,
    );
  }
}
