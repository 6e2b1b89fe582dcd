import {
  DashboardBuilder,
  DatasourceVariableBuilder,
  RowBuilder,
} from '@grafana/grafana-foundation-sdk/dashboard';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder } from '@grafana/grafana-foundation-sdk/timeseries';

const BFF = 'job="fio-bff"';
const BOTH = 'job=~"fio-(bff|worker)"';
const SOURCE = { type: 'prometheus', uid: '${datasource}' };
const WIDTH = 24;

interface Graph {
  readonly title: string;
  /** Grafana's name of it. */
  readonly unit: string;
  /** What each line is called, and what it shows. */
  readonly lines: Readonly<Record<string, string>>;
  readonly says?: string;
}

const slowest = (labels: string) =>
  `histogram_quantile(0.99, sum by (le) (rate(http_request_duration_seconds_bucket{${BFF},${labels}}[5m])))`;
const mean = (name: string) =>
  `sum by (operation) (rate(${name}_sum{${BOTH}}[5m])) / sum by (operation) (rate(${name}_count{${BOTH}}[5m]))`;

const ROWS: Readonly<Record<string, readonly Graph[]>> = {
  Objectives: [
    {
      title: 'How fast the budgets go',
      unit: 'none',
      lines: {
        '{{objective}}':
          'sum_over_time(objective:wrong:rate5m[1h]) / sum_over_time(objective:asked:rate5m[1h]) / on (objective) objective:budget',
      },
      says: 'Over the last hour. 1 spends just what a month may; 14.4 wakes somebody.',
    },
    {
      title: 'Went wrong',
      unit: 'percentunit',
      lines: { '{{objective}}': 'objective:wrong:rate5m / objective:asked:rate5m' },
      says: 'Share of what was asked for in five minutes.',
    },
  ],
  Traffic: [
    {
      title: 'Requests by status',
      unit: 'reqps',
      lines: { '{{status}}': `sum by (status) (rate(http_request_duration_seconds_count{${BFF}}[1m]))` },
    },
    {
      title: 'Votes',
      unit: 'reqps',
      lines: {
        '{{outcome}}': `sum by (outcome) (rate(votes_total{${BFF}}[1m]))`,
        'waiting for a commit': `sum(votes_waiting{${BFF}})`,
      },
      says: 'Counted after their commit.',
    },
    {
      title: 'Participations',
      unit: 'none',
      lines: { 'waiting for a batch': `sum(participations_waiting{${BFF}})` },
      says: 'Receipts sent by code or key; those that count at once share a transaction.',
    },
    {
      title: 'Slowest of a hundred',
      unit: 's',
      lines: {
        votes: slowest('route="/polls/:id/vote"'),
        receipts: slowest('method="POST",route="/invoices"'),
        pages: slowest('route="page"'),
      },
      says: '99th percentile of five minutes.',
    },
  ],
  Crowd: [
    {
      title: 'Streams of live results',
      unit: 'none',
      lines: { open: `sum(live_streams{${BFF}})`, limit: `sum(live_streams_limit{${BFF}})` },
    },
    {
      title: 'People in a line',
      unit: 'none',
      lines: { '{{line}}': `max by (line) (line_waiting{${BFF}})` },
      says: 'For a password or a file: of all processes, which see one line.',
    },
    {
      title: 'Passwords that wait',
      unit: 'none',
      lines: { '{{lane}}': `sum by (lane) (passwords_waiting{${BFF}})` },
      says: 'Beyond 64 in one BFF a sign-in is refused.',
    },
    {
      title: 'Pages seen',
      unit: 'reqps',
      lines: {
        '{{event}}': `sum by (event) (rate(visits_total{${BFF}}[5m]))`,
        '{{event}}, a week before': `sum by (event) (rate(visits_total{${BFF}}[5m] offset 1w))`,
      },
      says: 'Of visitors who agreed to be counted, beside the week before.',
    },
  ],
  Jobs: [
    {
      title: 'Oldest that waits',
      unit: 's',
      lines: { '{{queue}}': `max by (queue) (jobs_oldest_waiting_seconds{${BFF}}) > 0` },
      says: '300 s wakes somebody.',
    },
    {
      title: 'Waiting',
      unit: 'none',
      lines: { '{{queue}}': `max by (queue) (jobs{${BFF},state="waiting"}) > 0` },
    },
    {
      title: 'Letters',
      unit: 'reqps',
      lines: { '{{outcome}}': 'sum by (outcome) (rate(letters_total{job="fio-worker"}[5m]))' },
      says: 'Handed to the mail server.',
    },
  ],
  Database: [
    {
      title: 'Connections',
      unit: 'none',
      lines: { '{{state}}': `sum by (state) (database_connections{${BFF}})` },
      says: "Of the BFFs' pools.",
    },
    {
      title: 'Replicas',
      unit: 'none',
      lines: { '{{mode}}': `max by (mode) (database_replicas{${BFF}})` },
      says: 'quorum: a commit waits for one of these.',
    },
    {
      title: 'Replicas are behind by',
      unit: 'bytes',
      lines: { '{{replica}}': `max by (replica) (database_replica_behind_bytes{${BFF}})` },
    },
    { title: 'Size', unit: 'bytes', lines: { database: `max(database_size_bytes{${BFF}})` } },
    {
      title: 'Age of the last backup',
      unit: 's',
      lines: { backup: `max(backup_age_seconds{${BFF}})` },
      says: '30 hours are a ticket.',
    },
  ],
  Processes: [
    {
      title: 'Processor',
      unit: 'percentunit',
      lines: { '{{pod}}': `sum by (pod) (rate(process_cpu_seconds_total{${BOTH}}[1m]))` },
      says: 'One core is 100 %.',
    },
    {
      title: 'Memory',
      unit: 'bytes',
      lines: { '{{pod}}': `sum by (pod) (process_resident_memory_bytes{${BOTH}})` },
      says: 'At 1 GiB the cluster ends a process.',
    },
    {
      title: 'Work waits for its turn',
      unit: 's',
      lines: { '{{pod}}': `max by (pod) (nodejs_eventloop_lag_p99_seconds{${BOTH}})` },
    },
    { title: 'Storage', unit: 's', lines: { '{{operation}}': mean('storage_duration_seconds') } },
  ],
};

function panel({ title, unit, lines, says }: Graph, span: number): PanelBuilder {
  const drawn = new PanelBuilder().title(title).unit(unit).min(0).datasource(SOURCE).span(span).height(8);
  if (says) drawn.description(says);
  for (const [name, expression] of Object.entries(lines))
    drawn.withTarget(new DataqueryBuilder().expr(expression).legendFormat(name));
  return drawn;
}

/** The dashboard as Grafana reads it, made by its own kit: what the kit doesn't know doesn't compile. */
export function dashboard(): string {
  const board = new DashboardBuilder('Fio da Meada')
    .uid('fio-da-meada')
    .timezone('America/Sao_Paulo')
    .time({ from: 'now-3h', to: 'now' })
    .refresh('30s')
    .withVariable(new DatasourceVariableBuilder('datasource').label('Prometheus').type('prometheus'));
  for (const [title, graphs] of Object.entries(ROWS)) {
    board.withRow(new RowBuilder(title));
    for (const graph of graphs) board.withPanel(panel(graph, WIDTH / graphs.length));
  }
  return `${JSON.stringify(board.build(), null, 2)}\n`;
}
