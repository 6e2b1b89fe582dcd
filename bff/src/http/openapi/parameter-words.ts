/** What parameters mean whose names don't say it, by name; of one operation alone, by that and the name. */
export const PARAMETER_WORDS: Readonly<Record<string, string>> = {
  page: 'Which page: from 1 on, or from the end, of which −1 is the last one. Of a large list any other than 1 and −1 takes `after` or `before` beside it.',
  perPage: 'How many records a page has.',
  cursor:
    'Where the page begins: `next` of the answer before. Records that come or go in between shift nothing.',
  sort: 'The order: a column, with `-` before it the other way round.',
  q: 'What to search for.',
  f: 'Filters, each as `f[name]=value`; one that the list has not is INVALID_QUERY.',
  after:
    'Of a large list: the record that the page follows, as `turn.after` of the answer before has it. Then `page` counts only.',
  before:
    'Of a large list: the record that the page stands before, as `turn.before` of the answer before has it.',
  area: 'The name of an area, `schemas` or `events`; without one, which areas there are.',
  language: 'In which language; without one, that of the cookie `language`, else of `Accept-Language`.',
  by: 'What the figures are grouped by.',
  from: 'The first day, in São Paulo; without one, the beginning.',
  to: 'The last day, in São Paulo; without one, today.',
  hours: 'How many hours back the figures reach.',
  kinds: 'Which kinds of entries, separated by commas; without it, all of them.',
  purpose: 'Why the data of a person is taken: the audit keeps it.',
  id: 'The id of the record.',
  slug: 'The address part, as it stands in the address of its page.',
  token: 'What the shared link ends with.',
  drawId: 'The id of the draw.',
  prizeId: 'The id of the prize.',
  documentId: 'The id of the document.',
  kind: 'Which document.',
  number: 'A number.',
  series: 'The series of the number, from 0 on.',
  part: 'Which of the files, from 1 on.',
  remote: 'The name of the remote.',
  build: 'The first sixteen digits of the hash of its files.',
  resource: 'The area whose records are exported.',
  type: 'The type of staff.',
  command: 'What the worker is to do.',
  earlier: 'The id of the earlier of two actions.',
  'getDrawNumberProof.code': 'The number as it is on the list, its series before it.',
  'getRegulationVersion.number': 'Which version, from 1 on.',
  'getCalculationRun.number': 'Which run, from 1 on.',
  'getRehearsalRun.number': 'Which run, from 1 on.',
  'listCities.state': 'The two letters of the federative unit.',
  'getLinePlace.id': 'The place in line, as IN_LINE gave it.',
  'listTheories.page': 'Which page, from 1 on.',
  'listTheories.sort': 'The most answered first, the first to close, or the newest.',
  'listTheories.show': 'The address part of a series.',
  'listTheories.state': 'Of which state alone.',
  'listOwnInvoices.before': '`next` of the answer before: the invoices that follow those.',
  'followTheoryResults.ids': 'The ids of the theories, separated by commas.',
  'sendInvoiceXml.key': 'The access key of the invoice that the file is of, where that is known.',
  'continueInvoiceUpload.offset': 'The byte of the file at which this piece begins.',
  'getOembed.url': 'The address of the page of a theory of this site.',
  'getOembed.format': '`json` or `xml`; any other is FORMAT_UNSUPPORTED.',
  'getOembed.maxwidth': 'The room there is, in pixels.',
  'getOembed.maxheight': 'The room there is, in pixels.',
  'getRelease.side': 'The site, or the back office.',
  'getRegistrationStory.before': '`next` of the answer before: what happened before those.',
  'followChanges.resource': 'The area of the record.',
  'followChanges.id': 'The record.',
  'followChanges.after': 'Since when changes are told: as late as the record was read.',
  'addSaleImportFile.name': 'What the file is called.',
};

const UUID = '5b0c8d6e-3f12-4a97-a6d4-0e9b71c2f385';

/** Each fits the pattern of those that it is for, and of none before it. */
const FORMS = ['polls_pkey', 'polls', 'mf-public', '3', 'SP', `${UUID}.0`, '0123456789abcdef', UUID];

const VALUES: Readonly<Record<string, string>> = {
  slug: 'sal-na-lanterna',
  url: 'https://fio.example/teoria/o-farol-esta-vivo',
  token: 'AbCdEfGhIjKlMnOpQrStUv',
  id: '192.0.2.10',
  q: 'lanterna',
  resource: 'ips',
};

interface Schema {
  readonly type?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
}

/** What may be given for a parameter that must be. */
export function valueFor(name: string, { type, enum: choices, format, pattern, minimum }: Schema): unknown {
  if (choices) return choices[0];
  if (type === 'integer') return minimum ?? 1;
  if (format === 'uuid') return UUID;
  if (format === 'date-time') return '2026-03-02T12:00:00Z';
  if (pattern === undefined) return VALUES[name];
  return FORMS.find((form) => new RegExp(pattern).test(form));
}
