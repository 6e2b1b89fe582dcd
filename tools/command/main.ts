import { onDatabase } from '../shared/on-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Has the running product's worker run a maintenance command: `npm run command -- clean-up --dry-run`. */
await runTool(() => onDatabase('cli/command.ts'));
