import { writeFileSync } from 'node:fs';
import { runTool } from '../shared/UserError.ts';
import { readSources } from './citations.ts';
import { INDEX, readDecisions } from './Decision.ts';
import { problemsOfCitations, problemsOfPages } from './problems.ts';
import { writeIndex } from './write-index.ts';

await runTool(async () => {
  const decisions = readDecisions();
  writeFileSync(INDEX, writeIndex(decisions));
  console.log(`${decisions.length} decisions.`);
  const problems = [...problemsOfPages(decisions), ...problemsOfCitations(decisions, readSources())];
  for (const one of problems) console.error(one);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
