import { onDatabase } from '../shared/on-database.ts';
import { runTool } from '../shared/UserError.ts';

/** Shows the messages that wait in the outbox where no SMTP server is configured: `npm run outbox -- --to ana@…`. */
await runTool(() => onDatabase('core/mail/outbox-cli.ts'));
