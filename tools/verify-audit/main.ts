import { onDatabase } from '../shared/on-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Recomputes the audit's chain and names the first broken row: `npm run verify-audit`. */
await runTool(() => onDatabase('core/audit/audit-cli.ts'));
