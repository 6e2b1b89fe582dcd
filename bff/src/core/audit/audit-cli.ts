import { openDatabase } from '../database/client.ts';
import { verifyAudit } from './verify.ts';

/**
 * Recomputes the audit's chain: `npm run verify-audit` at the root. Exit code 1 when a row doesn't follow from the one
 * before it. Keep the hash it prints somewhere else: only against it do rows cut off at the end show.
 */
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set: run "npm run verify-audit" at the root.');
const { db, close } = openDatabase({ url, name: 'fio-audit', max: 1, onError: () => {} });
try {
  const verdict = await verifyAudit(db);
  if (verdict.ok)
    console.log(`The audit is whole: ${verdict.count} actions, the newest with hash ${verdict.head}`);
  else
    console.error(
      `The audit is broken: action ${verdict.brokenAt} doesn't follow from the one before it. ` +
        `The ${verdict.count} before it are whole. In the back office: /admin/actions/${verdict.brokenAt}`,
    );
  process.exitCode = verdict.ok ? 0 : 1;
} finally {
  await close();
}
