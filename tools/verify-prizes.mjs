import { run } from './entry/run.mjs';

process.argv.splice(2, 0, '--prizes');
await run('../libs/verifier/src/command/main.ts');
