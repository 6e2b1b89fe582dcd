import { run } from './entry/run.mjs';

await run('area/main.ts');
