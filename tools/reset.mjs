import { run } from './entry/run.mjs';

await run('reset/main.ts');
