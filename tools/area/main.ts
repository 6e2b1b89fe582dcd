import { ROOT } from '../shared/paths.ts';
import { UserError, runTool } from '../shared/UserError.ts';
import { create } from './create/create.ts';
import { readNewArea, USAGE } from './create/new-area.ts';

await runTool(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name !== 'create') throw new UserError(USAGE);
  await create(ROOT, readNewArea(args));
});
