import { onOwnDatabase, requireKeys } from '../shared/on-own-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Brings a backup back into an empty place: `npm run restore -- /backups/2026-11-26`; `--verify` changes nothing. */
await runTool(async () => {
  requireKeys();
  const isVerify = process.argv.includes('--verify');
  await onOwnDatabase('cli/restore.ts', { besideProduct: isVerify });
});
