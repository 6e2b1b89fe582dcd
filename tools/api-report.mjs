import { run } from './entry/run.mjs';

await run('api-report/main.ts');
