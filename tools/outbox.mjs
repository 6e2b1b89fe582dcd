import { run } from './entry/run.mjs';

await run('outbox/main.ts');
