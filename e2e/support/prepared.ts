import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import pg from 'pg';

/** A migrated database with the demonstration's content that nobody connects to, and the files that belong to it. */
export interface Prepared {
  url: string;
  directory: string;
}

export interface Copy {
  url: string;
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

/** Copies a database to nowhere but its own server. Nobody may be connected to `url`; takes some 0.3 s. */
async function copyDatabase(url: string): Promise<Copy> {
  const copy = new URL(url);
  const name = `prepared_${randomBytes(6).toString('hex')}`;
  await inServer(url, `CREATE DATABASE ${name} TEMPLATE ${basename(copy.pathname)}`);
  copy.pathname = `/${name}`;
  return { url: copy.href, drop: () => inServer(url, `DROP DATABASE ${name} WITH (FORCE)`) };
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
  return { url: (await copyDatabase(prepared.url)).url, directory };
}

/** A database and files of one's own, as they were put aside. */
export async function copyOf(prepared: Prepared, directory: string): Promise<Copy> {
  await copyFiles(prepared.directory, directory);
  return copyDatabase(prepared.url);
}
