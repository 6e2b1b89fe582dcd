import { LABELS_OF_TARGETS, OF_OTHERS, questions, readPromql, rules } from '@fio/tools/monitoring';
import { expect, ofRun, test } from './support/test.ts';

/** What a running process tells Prometheus: each metric with the values its labels have. */
class Told {
  readonly #labels = new Map<string, Map<string, Set<string>>>();

  constructor(text: string) {
    for (const [, name = ''] of text.matchAll(/^# TYPE (\S+) /gm)) this.#labels.set(name, new Map());
    for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)\{(.*)\} \S+$/gm))
      for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
        const known = this.#known(name);
        known?.set(label, (known.get(label) ?? new Set()).add(value));
      }
  }

  /** Of a histogram its parts are asked for. */
  #known(name: string) {
    return this.#labels.get(name) ?? this.#labels.get(name.replace(/_(bucket|sum|count)$/, ''));
  }

  /** What is wrong with asking for this; null: nothing, as far as is told by now. */
  problem(metric: string, label: string, isOneOf: (values: Set<string>) => boolean): string | null {
    const labels = this.#known(metric);
    if (!labels) return `no ${metric}`;
    // What nobody has done yet has no labels.
    if (labels.size === 0 || label === '') return null;
    const values = labels.get(label);
    if (!values) return `${metric} has no ${label}`;
    return label !== 'le' || isOneOf(values) ? null : `${metric} has no such ${label}`;
  }
}

test('tells all that alerts, the dashboard and the autoscaler ask for', async ({ request }) => {
  // Of everything that is asked for by its address there is an answer.
  await request.get('/');
  const { METRICS_PORT, WORKER_METRICS_PORT } = ofRun().env;
  const texts = [METRICS_PORT, WORKER_METRICS_PORT].map(async (port) =>
    (await request.get(`http://127.0.0.1:${port}/metrics`)).text(),
  );
  const [bff, worker] = (await Promise.all(texts)).map((text) => new Told(text));
  const recorded = rules().flatMap(({ record }) => record ?? []);
  const elsewhere = [...Object.keys(OF_OTHERS), ...recorded];
  const asked = questions().flatMap(({ by, expression }) =>
    readPromql(expression).selectors.map((selector) => ({ by, ...selector })),
  );
  const ours = asked.filter(({ metric }) => !elsewhere.includes(metric));
  expect(ours.length).toBeGreaterThan(40);
  const problems = ours.flatMap(({ by, metric, labels }) =>
    [{ name: '', value: '' }, ...labels]
      .filter(({ name }) => !LABELS_OF_TARGETS.includes(name))
      .flatMap(({ name, value }) => {
        const asksWorker = labels.some((one) => one.name === 'job' && one.value === 'fio-worker');
        const told = asksWorker ? worker : bff;
        const problem = told?.problem(metric, name, (values) => values.has(value));
        return problem ? `${by}: ${problem}` : [];
      }),
  );
  expect(problems).toEqual([]);
  expect(bff?.problem('votes', '', () => true)).toBe('no votes');
  expect(bff?.problem('http_request_duration_seconds_bucket', 'le', (values) => values.has('0.3'))).toBe(
    'http_request_duration_seconds_bucket has no such le',
  );
});
