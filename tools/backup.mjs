import { run } from './entry/run.mjs';

await run('backup/main.ts');
