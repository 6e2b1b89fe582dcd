import { readFileSync } from 'node:fs';
import { openDatabase } from '../database/client.ts';
import { headsIn, verifyLog } from '../transparency/verify-log.ts';
import { verifyAudit } from './verify.ts';

/**
 * Recomputes the audit's chain and the transparency log, and holds each against what was told of it outside:
 * `npm run verify-audit` at the root, with files of letters, checkpoints and witnesses' answers behind `--`. Exit code 1
 * when a row or an entry isn't what it was.
 */
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set: run "npm run verify-audit" at the root.');
const outside = process.argv.slice(2).flatMap((path) => {
  const heads = headsIn(readFileSync(path, 'utf8'), path);
  if (heads.length === 0) throw new Error(`${path} tells no head of the log: a size and a root.`);
  return heads;
});
const { db, close } = openDatabase({ url, name: 'fio-audit', max: 1, onError: () => {} });

async function isAuditWhole(): Promise<boolean> {
  const verdict = await verifyAudit(db);
  if (verdict.ok) {
    console.log(`The audit is whole: ${verdict.count} actions, the newest with hash ${verdict.head}`);
    return true;
  }
  const { brokenAt, after, by, count } = verdict;
  const what =
    by === 'chain'
      ? `doesn't follow from the one before it. The ${count} before it are whole.`
      : `is not the one that the transparency log tells of. Rows up to ${after} are as they were.`;
  console.error(
    `The audit is broken: action ${brokenAt} ${what} In the back office: /admin/actions/${brokenAt}`,
  );
  return false;
}

async function isLogWhole(): Promise<boolean> {
  const verdict = await verifyLog(db, outside);
  if (verdict.ok) {
    const { size, root, held } = verdict;
    console.log(`The transparency log is whole: ${size} entries, root ${root}, held against ${held} heads`);
    return true;
  }
  const { head, sound } = verdict;
  console.error(
    `The transparency log was rewritten behind entry ${sound}: ${head.from} tells ${head.size} entries with root ${head.root}`,
  );
  return false;
}

try {
  const [isAudit, isLog] = [await isAuditWhole(), await isLogWhole()];
  process.exitCode = isAudit && isLog ? 0 : 1;
} finally {
  await close();
}
