import type { Pool } from 'pg';
import { registrationExports } from '@fio/bff/src/areas/registrations/registrations.export.ts';
import { openDatabase } from '@fio/bff/src/core/database/client.ts';
import type { PrismaClient } from '@fio/bff/src/core/database/prisma.ts';
import type { Export, ExportSpec } from '@fio/bff/src/core/export/export.ts';
import type { ExportServices } from '@fio/bff/src/core/export/write-export.ts';
import { CpfVault } from '@fio/bff/src/core/identity/CpfVault.ts';
import { KeyRing } from '@fio/bff/src/core/secrets/KeyRing.ts';
import { createFileBox } from '@fio/bff/src/core/secrets/SecretBox.ts';
import { FileStorage } from '@fio/bff/src/core/storage/FileStorage.ts';
import { FolderDriver } from '@fio/bff/src/core/storage/FolderDriver.ts';

/** What a script of the bench is started with: where and how much. */
export interface Task {
  readonly url: string;
  readonly folder: string;
  /** Hexadecimal, 32 bytes. */
  readonly secret: string;
  readonly format: 'csv' | 'xlsx';
  /** The last day, `YYYY-MM-DD`, of the people exported; they came from 23 August 2026 on. */
  readonly to: string;
  readonly sheetRows?: number;
}

export const vaultOf = (secret: string) => {
  const key = Buffer.from(secret, 'hex');
  return new CpfVault({ cpfKeys: KeyRing.of('CPF_KEY', key), hashKeys: KeyRing.of('HASH_KEY', key) });
};

export const fileBoxOf = (secret: string) =>
  createFileBox({ cpfKeys: KeyRing.of('CPF_KEY', Buffer.from(secret, 'hex')) });

/** As in the product's worker, with masks for CPF and phone: who asked may not see people whole. */
export function settingOf({ url, folder, secret, format, to }: Task): {
  services: ExportServices & { db: PrismaClient; pool: Pool };
  exported: Export;
  spec: ExportSpec;
  close: () => Promise<void>;
} {
  const { pool, db, close } = openDatabase({ url, name: 'bench', max: 4, onError: () => undefined });
  const now = new Date('2026-11-21T15:00:00Z');
  const exported = registrationExports.of({ now, isWhole: false });
  return {
    services: {
      db,
      pool,
      vaults: { cpf: vaultOf(secret), files: fileBoxOf(secret) },
      storage: { privateFiles: new FileStorage(new FolderDriver(folder)) },
    },
    exported,
    spec: {
      format,
      now,
      columns: Object.keys(exported.columns),
      language: 'pt',
      query: { page: 1, sort: '-createdAt', f: { to } },
    },
    close,
  };
}

export const taskOf = (): Task => JSON.parse(process.argv[2] ?? '{}') as Task;

/** Hands a result to whoever started the script. */
export const say = (result: object): void => void process.stdout.write(`${JSON.stringify(result)}\n`);
