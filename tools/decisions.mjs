import { run } from './entry/run.mjs';

await run('decisions/main.ts');
