import { run } from './entry/run.mjs';

await run('start/main.ts');
