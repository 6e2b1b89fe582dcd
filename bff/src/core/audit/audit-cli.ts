import { join, resolve } from 'node:path';
import { openDatabase } from '../database/client.ts';
import { clusterAddress } from '../postgres/address.ts';
import { verifyAudit } from './verify.ts';

/**
 * Recomputes the audit's chain: `npm run audit -w bff`. Exit code 1 when a row doesn't follow from the one before it.
 * Keep the hash it prints somewhere else: only against it do rows cut off at the end show.
 */
async function check(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, name: 'fio-audit', max: 1, onError: () => {} });
  try {
    const verdict = await verifyAudit(db);
    if (verdict.ok)
      console.log(`The audit is whole: ${verdict.count} actions, the newest with hash ${verdict.head}`);
    else
      console.error(`The audit is broken: action ${verdict.brokenAt} doesn't follow from the one before it.`);
    process.exitCode = verdict.ok ? 0 : 1;
  } finally {
    await close();
  }
}

const data = resolve(process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../../../.data'));
const url = process.env['DATABASE_URL'] || clusterAddress(join(data, 'postgres'));
if (url === undefined) {
  console.error('There is no database yet: run "npm start" first, or set DATABASE_URL.');
  process.exitCode = 1;
} else {
  await check(url);
}
