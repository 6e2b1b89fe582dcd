import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBackupPlace, type BackupPlace } from '../src/core/backup/BackupPlace.ts';
import { findTables, nameOf } from '../src/core/backup/tables.ts';
import type { Config } from '../src/core/config/index.ts';
import type { KeyRing } from '../src/core/secrets/KeyRing.ts';
import type { StoredTree } from '../src/core/storage/StoredTree.ts';

/** An empty place for one backup. */
export const emptyPlace = (): Promise<BackupPlace> =>
  openBackupPlace(mkdtempSync(join(tmpdir(), 'fio-backup-')), { region: 'us-east-1', endpoint: null });

/** The keys of a configuration as an environment has them. */
export function keysOf({ secrets }: Pick<Config, 'secrets'>): Record<string, string> {
  const list = ({ keys }: KeyRing) =>
    keys.map(({ id, secret }) => `${id}:${secret.toString('base64url')}`).join();
  return {
    CPF_KEY: list(secrets.cpfKeys),
    HASH_KEY: list(secrets.hashKeys),
    SEED_KEY: list(secrets.seedKeys),
    TRANSPARENCY_KEY: secrets.transparencyKeys
      .map((seed, index) => `${index + 1}:${Buffer.from(seed).toString('base64url')}`)
      .join(),
  };
}

/** What holds beside the rows, each as the database says it: also whose it is, and who may what. */
const RULES = `
  SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS rule
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
  UNION ALL SELECT 'trigger ' || tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prolang <> 13
  UNION ALL SELECT 'owner ' || oid::regclass || ' ' || pg_get_userbyid(relowner) || ' ' || coalesce(relacl::text, '')
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'S')
  UNION ALL SELECT 'sequence ' || sequencename || ' ' || coalesce(last_value, 0) FROM pg_sequences WHERE schemaname = 'public'`;

/** A database in a form that can be compared: each table by the hash of its rows, and every rule. */
export async function fingerprintOf(
  url: string,
): Promise<{ tables: Record<string, string>; rules: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables: Record<string, string> = {};
    for (const table of await findTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM ${nameOf(table)} t`,
      );
      tables[nameOf(table)] = rows[0]?.hash ?? '';
    }
    const { rows } = await client.query<{ rule: string }>(`${RULES} ORDER BY 1`);
    return { tables, rules: rows.map(({ rule }) => rule) };
  } finally {
    await client.end();
  }
}

/** Every file of a storage by the hash of its bytes. */
export async function filesOf(tree: StoredTree): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key } of tree.list()) {
    const hash = createHash('sha256');
    for await (const chunk of (await tree.read(key)) ?? []) hash.update(chunk as Buffer);
    files[key] = hash.digest('hex');
  }
  return files;
}
