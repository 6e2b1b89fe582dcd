import { newestEntry, sinceTold, tellSurface } from './files.ts';
import { untold } from './untold.ts';

/** `npm run api-surface`: says what changed of the API since docs/api was written, and writes it anew once that is told. */
const { version, changes } = sinceTold();
for (const { operationId, isBreaking, text } of changes)
  console.log(`${isBreaking ? 'BREAKS ' : '       '}${operationId}  ${text}`);
const entry = newestEntry();
const problems = untold(changes, version, entry);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  tellSurface(entry.version);
  console.log(`docs/api tells the API of ${entry.version}: ${changes.length} changes.`);
}
