import { run } from './entry/run.mjs';

await run('test/main.ts');
