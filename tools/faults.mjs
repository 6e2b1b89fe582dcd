import { run } from './entry/run.mjs';

await run('faults/main.ts');
