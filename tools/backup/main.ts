import { onOwnDatabase } from '../shared/on-own-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Copies database and files while the product serves: `npm run backup -- /backups/2026-11-26`. */
await runTool(() => onOwnDatabase('cli/backup.ts', { besideProduct: true }));
