import { examples, type Example } from '../../src/http/openapi/examples.ts';
import { shown, type Shown } from './called.ts';
import { misfit } from './fits.ts';
import { record } from './record.ts';
import { settled } from './settle.ts';
import { writeExamples } from './write.ts';

/**
 * `npm run api-examples [-- tests] [--anew]`: writes an example of each operation, and of each event, that has none, or one that its contract no longer
 * takes, and takes away those of operations that are gone. `--anew` writes each that the tests called.
 */
const given = process.argv.slice(2);
const isAnew = given.includes('--anew');
const candidates = record(given.filter((one) => one !== '--anew'));
const now = Date.now();
const byArea = new Map<string, Record<string, Example>>();

function exampleOf({ name, area, endpoint }: Shown): Example {
  const candidate = candidates.get(name);
  const kept = examples().get(name);
  if (kept && misfit(endpoint, kept) === null && !(isAnew && candidate)) return kept;
  if (candidate) return settled(name, endpoint, candidate.pair, now);
  throw new Error(`${name}: no test of ${area} has called it`);
}

for (const one of shown.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  try {
    const { area = '' } = one;
    byArea.set(area, { ...byArea.get(area), [one.name]: exampleOf(one) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
writeExamples(byArea);
