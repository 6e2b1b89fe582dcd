import { join } from 'node:path';
import { stringify } from 'yaml';
import { at, everyAt, manifests, text } from './files.ts';
import { dashboard } from './dashboard.ts';

/** A rule of Prometheus: an alert, or what is written down under a name of its own. */
export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Somebody's question to Prometheus. */
export interface Question {
  readonly by: string;
  readonly expression: string;
}

export function rules(): Rule[] {
  const [rule] = manifests(text('kubernetes/alerts.yaml'));
  return (at(rule, 'spec', 'groups') as { rules: Rule[] }[]).flatMap((group) => group.rules);
}

/** The rules as a file of Prometheus. */
export function rulesFile(): string {
  const [rule] = manifests(text('kubernetes/alerts.yaml'));
  return stringify(at(rule, 'spec'));
}
/** What promtool tries them with. */
export const RULE_TESTS = join(import.meta.dirname, 'alerts.promtool.yaml');

/** What the adapter asks with, once it has put a pod's labels in their places. */
function ofAdapter(): Question[] {
  const [values] = manifests(text('cluster/prometheus-adapter.yaml'));
  const filled = (query: unknown) =>
    String(query).replaceAll('<<.LabelMatchers>>', 'namespace="fio"').replaceAll('<<.GroupBy>>', 'pod');
  return ['seriesQuery', 'metricsQuery']
    .flatMap((key) => everyAt(values, key))
    .map((query) => ({ by: 'prometheus-adapter.yaml', expression: filled(query) }));
}

/** All that alerts, the dashboard and the autoscaler ask Prometheus. */
export function questions(): Question[] {
  const shown = everyAt(JSON.parse(dashboard()), 'expr').map((expression) => ({
    by: 'the dashboard',
    expression: String(expression),
  }));
  const ruled = rules().map(({ alert, record, expr }) => ({ by: alert ?? record ?? '', expression: expr }));
  return [...ruled, ...shown, ...ofAdapter()];
}

/** Labels that Prometheus itself gives what it reads, by monitoring.yaml; and what the rules add. */
export const LABELS_OF_TARGETS = ['job', 'namespace', 'pod', 'objective'];

/** Metrics that aren't ours, and whose they are. */
export const OF_OTHERS: Readonly<Record<string, string>> = {
  up: 'Prometheus',
  kubelet_volume_stats_available_bytes: 'the kubelet',
  kubelet_volume_stats_capacity_bytes: 'the kubelet',
};

export { readPromql } from './promql.ts';
