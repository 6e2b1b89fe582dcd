import { run } from './entry/run.mjs';

await run('restore/main.ts');
