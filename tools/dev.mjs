import { run } from './entry/run.mjs';

await run('dev/main.ts');
