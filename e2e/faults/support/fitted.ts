import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const EXAMPLES = join(import.meta.dirname, '../../../docs/deployment');

/** An example of docs/deployment with what only its own place has put otherwise; says when it has that no more. */
export async function fitted(name: string, changes: readonly (readonly [RegExp, string])[]): Promise<string> {
  return changes.reduce(
    (text, [what, by]) => {
      if (text.search(what) === -1) throw new Error(`${name} has no ${what} any more.`);
      return text.replace(what, by);
    },
    await readFile(join(EXAMPLES, name), 'utf8'),
  );
}
