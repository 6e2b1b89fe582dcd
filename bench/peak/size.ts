import { readFile } from 'node:fs/promises';
import { figure } from '../lib/report.ts';
import { type Demands, demandOf, PLANNED, sizeFor, WAVE } from './model.ts';

/** `npm run capacity -w bench -- 1000000 10`: cores for a million people in ten minutes, by what was measured last. */
const [people = '1000000', minutes = '10'] = process.argv.slice(2);
const measured = new URL('./measured.json', import.meta.url);
const visit = demandOf(JSON.parse(await readFile(measured, 'utf8')) as Demands);
const { visitsPerSecond, bffCores, databaseCores } = sizeFor(visit, Number(people), Number(minutes));
console.log(
  `${figure(Number(people), 0)} people in ${minutes} minutes: ${figure(visitsPerSecond, 0)} visits a second in the busiest seconds (${WAVE}× the average)\n` +
    `${figure(bffCores, 0)} cores of BFF and ${figure(databaseCores, 0)} of PostgreSQL, busy by ${PLANNED * 100} %, so that nobody waits in a line`,
);
