import { run } from './entry/run.mjs';

await run('migrate/main.ts');
