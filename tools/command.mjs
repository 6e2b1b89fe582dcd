import { run } from './entry/run.mjs';

await run('command/main.ts');
