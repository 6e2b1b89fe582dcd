import { run } from './entry/run.mjs';

await run('verify-audit/main.ts');
