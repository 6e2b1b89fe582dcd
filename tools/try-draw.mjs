import { run } from './entry/run.mjs';

await run('try-draw/main.ts');
