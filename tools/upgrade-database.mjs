import { run } from './entry/run.mjs';

await run('upgrade-database/main.ts');
