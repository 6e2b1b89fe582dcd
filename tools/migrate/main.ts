import { onOwnDatabase } from '../shared/on-own-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Migrates as `npm start` does; with `--retry` past a migration that failed: docs/runbooks/failed-migration.md. */
await runTool(() => onOwnDatabase('cli/migrate.ts', { besideProduct: false }));
