import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';

/** A migrated database with the demonstration's content that nobody connects to, and the files that belong to it. */
export interface Prepared {
  /** For the product. */
  url: string;
  /** For who copies it. */
  ownerUrl: string;
  directory: string;
}

export interface Copy extends Omit<Prepared, 'directory'> {
  drop: () => Promise<void>;
}

async function inServer(url: string, statement: string): Promise<void> {
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies a database to nowhere but its own server. Nobody may be connected to it; takes some 0.3 s. */
async function copyDatabase({ url, ownerUrl }: Pick<Prepared, 'url' | 'ownerUrl'>): Promise<Copy> {
  const name = `prepared_${randomBytes(6).toString('hex')}`;
  await inServer(ownerUrl, `CREATE DATABASE ${name} TEMPLATE ${basename(new URL(ownerUrl).pathname)}`);
  const to = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return {
    url: to(url),
    ownerUrl: to(ownerUrl),
    drop: () => inServer(ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

const ELSEWHERE = ['postgres', 'logs'];

async function copyFiles(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source === from || !ELSEWHERE.includes(basename(source)),
  });
}

/** Puts aside what was prepared, before the first process changes it. */
export async function putAside(prepared: Prepared, directory: string): Promise<Prepared> {
  await copyFiles(prepared.directory, directory);
  const { url, ownerUrl } = await copyDatabase(prepared);
  return { url, ownerUrl, directory };
}

/** A database and files of one's own, as they were put aside. */
export async function copyOf(prepared: Prepared, directory: string): Promise<Copy> {
  await copyFiles(prepared.directory, directory);
  return copyDatabase(prepared);
}
