import { run } from './entry/run.mjs';

await run('remote/main.ts');
