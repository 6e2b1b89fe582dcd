import { run } from './entry/run.mjs';

await run('storybook/main.ts');
