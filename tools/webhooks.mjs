import { run } from './entry/run.mjs';

await run('webhooks/main.ts');
