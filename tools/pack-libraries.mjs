import { run } from './entry/run.mjs';

await run('pack/main.ts');
