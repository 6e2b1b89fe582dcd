import { run } from './entry/run.mjs';

await run('../libs/verifier/src/command/main.ts');
