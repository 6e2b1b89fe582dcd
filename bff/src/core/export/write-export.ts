import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { filePlace } from '../secrets/places.ts';
import { sealFrames } from '../secrets/sealed-frames.ts';
import type { Vaults } from '../secrets/vaults.ts';
import type { ProductStorage } from '../storage/open-storages.ts';
import { csvOf } from './csv-rows.ts';
import { countOf, type Export, type ExportSpec } from './export.ts';
import { sweepAfter } from '../sweep-after.ts';
import { inline } from './inline.ts';
import { readSnapshot } from './read-snapshot.ts';
import { workbookOf } from './workbook-rows.ts';

export interface ExportServices {
  readonly pool: Pool;
  readonly vaults: Pick<Vaults, 'cpf' | 'files'>;
  readonly storage: Pick<ProductStorage, 'privateFiles'>;
}

export interface Writing {
  readonly exported: Export;
  readonly spec: ExportSpec;
  /** Where it is stored, sealed. */
  readonly key: string;
  readonly signal: AbortSignal;
  /** Hears how many rows there will be, and how many there are so far. */
  readonly reportProgress: (progress: { rows: number; total: number }) => void;
  /** Rows of a workbook's sheet with its heading, where that isn't all that one may have. */
  readonly sheetRows?: number;
}

/** What is to be said of a file that is whole. */
export interface Written {
  readonly rows: number;
  readonly total: number;
  readonly bytes: number;
  /** Of the file as it leaves, not of what is stored. */
  readonly sha256: Buffer<ArrayBuffer>;
}

/** Bytes of the file. */
const SWEPT_AFTER = 64 * 2 ** 20;

async function totalOf(client: PoolClient, exported: Export, spec: ExportSpec): Promise<number> {
  const { rows } = await client.query<{ total: number }>(inline(countOf(exported, spec)));
  return rows[0]?.total ?? 0;
}

/**
 * Writes an export into the private files, from one state of the database and with the memory of a few pieces, however
 * many rows it has. Rejects, and leaves nothing behind, when `signal` is aborted or anything fails.
 */
export function writeExport(services: ExportServices, writing: Writing): Promise<Written> {
  const { pool, vaults, storage } = services;
  const { cpf: vault } = vaults;
  const { exported, spec, key, signal, reportProgress, sheetRows } = writing;
  return readSnapshot(pool, signal, async (client) => {
    const total = await totalOf(client, exported, spec);
    let rows = 0;
    const told = (so: number) => {
      rows = so;
      reportProgress({ rows, total });
    };
    const pieces =
      spec.format === 'csv'
        ? csvOf(client, { exported, spec, vault }, told)
        : await workbookOf(
            client,
            { exported, spec, vault, total, sheetRows },
            { reportProgress: told, signal },
          );
    const hash = createHash('sha256');
    let bytes = 0;
    const sweep = sweepAfter(SWEPT_AFTER);
    async function* measured(): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces as AsyncIterable<Uint8Array>) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
        await sweep(piece.length);
      }
    }
    await storage.privateFiles.writeStream(key, sealFrames(vaults.files, measured(), filePlace(key)), signal);
    return { rows, total, bytes, sha256: hash.digest() };
  });
}
