import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { dashboard } from './dashboard.ts';
import { DEPLOYMENT, text } from './files.ts';
import { OF_OTHERS, questions, rules } from './monitoring.ts';
import { readPromql } from './promql.ts';

const alerts = rules().filter(({ alert }) => alert !== undefined);
const recorded = rules().flatMap(({ record }) => record ?? []);
const runbooks = globSync('docs/runbooks/*.md', { cwd: ROOT }).map((file) => basename(file));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('has the dashboard that its kit makes; vitest -u writes it', async () => {
  await expect(dashboard()).toMatchFileSnapshot(join(DEPLOYMENT, 'kubernetes/dashboard.json'));
});

it('asks Prometheus in its own language, and finds where that is broken', () => {
  const asked = questions();
  expect(asked.length).toBeGreaterThan(50);
  const constant = asked.filter(({ expression }) => readPromql(expression).selectors.length === 0);
  expect(new Set(constant.map(({ by }) => by))).toEqual(new Set(['objective:budget']));
  expect(() => readPromql('sum(rate(votes_total[5m])')).toThrow('Not PromQL');
  expect(readPromql('sum by (pod) (jobs{queue=~"mail|export"}) / on (job) up').selectors).toEqual([
    { metric: 'jobs', labels: [{ name: 'queue', operator: '=~', value: 'mail|export' }] },
    { metric: 'up', labels: [] },
  ]);
});

it('asks for nothing that no rule writes down where the name says one does', () => {
  const names = questions().flatMap(({ expression }) => readPromql(expression).selectors);
  const ruled = names.map(({ metric }) => metric).filter((metric) => metric.includes(':'));
  expect(recorded).toEqual(expect.arrayContaining(ruled));
  expect(names.map(({ metric }) => metric)).toEqual(expect.arrayContaining(Object.keys(OF_OTHERS)));
});

it('tells of every alert whom it concerns, what is wrong and which runbook mends it', () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  const poor = alerts.filter(({ alert, labels, annotations }) => {
    const url = annotations?.['runbook_url'] ?? '';
    const isLed =
      url.startsWith('https://repository.example/docs/runbooks/') &&
      runbooks.includes(basename(url)) &&
      read(`docs/runbooks/${basename(url)}`).includes(`\`${alert}\``);
    return !(isLed && annotations?.['summary'] && ['page', 'ticket'].includes(labels?.['severity'] ?? ''));
  });
  expect(poor.map(({ alert }) => alert)).toEqual([]);
});

it('watches the objectives that are written down, by their shares', () => {
  const table = text('objectives.md')
    .split('\n')
    .flatMap((line) => /^\| `([a-z]+)` .*\| ([\d.]+) %/.exec(line)?.slice(1, 3) ?? []);
  const shares = Object.fromEntries(
    table.flatMap((name, i) => (i % 2 ? [] : [[name, Number(table[i + 1])]])),
  );
  const ruled = (name: string) => rules().filter(({ record }) => record === name);
  const budgets = ruled('objective:budget').map(({ labels, expr }) => {
    const [, budget = ''] = /^vector\((.+)\)$/.exec(expr) ?? [];
    return [labels?.['objective'], Number(((1 - Number(budget)) * 100).toFixed(3))];
  });
  expect(Object.fromEntries(budgets)).toEqual(shares);
  for (const name of ['objective:asked:rate5m', 'objective:wrong:rate5m'])
    expect(ruled(name).map(({ labels }) => labels?.['objective'])).toEqual(Object.keys(shares));
  const told = [...text('objectives.md').matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name);
  expect(alerts.map(({ alert }) => alert)).toEqual(expect.arrayContaining(told));
});

it('leads to every runbook from the first page of the documentation', () => {
  const index = read('docs/README.md');
  expect(runbooks.filter((name) => !index.includes(`runbooks/${name}`))).toEqual([]);
});

it('asks for routes that there are', () => {
  const contracts = globSync('libs/contracts/src/public/*.ts', { cwd: ROOT }).map(read).join('\n');
  const paths = [...contracts.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path);
  const asked = questions().flatMap(({ expression }) => readPromql(expression).selectors);
  const routes = asked.flatMap(({ labels }) => labels.filter(({ name }) => name === 'route'));
  expect(routes.length).toBeGreaterThan(9);
  expect([...paths, 'page']).toEqual(expect.arrayContaining(routes.map(({ value }) => value)));
});
