/**
 * The people who registered since the last run, added to the table of a CRM:
 *
 *     FIO_ORIGIN=https://… FIO_TOKEN=fio_… node crm-follow-up.ts people.csv
 *
 * The token needs the scope `registrations:list`. The table is the only memory: it is read from behind its last whole line,
 * so that a run that was stopped anywhere neither misses anybody nor writes anybody twice. Who leaves the promotion has to
 * leave the CRM as well: the webhook `registration.erased` tells of them.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { createBackOffice, paginate, type RegistrationRow } from '@fio/client/back-office';

const { FIO_ORIGIN: origin = '', FIO_TOKEN: token = '' } = process.env;
const [table = ''] = process.argv.slice(2);
const office = createBackOffice({ origin, token });

/** The id in the table's last line; what was not written to its end is taken away. */
function lastId(): string | undefined {
  if (!existsSync(table)) return undefined;
  const bytes = readFileSync(table);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(table, end);
  return bytes.subarray(0, end).toString().trimEnd().split('\n').at(-1)?.split(';')[0] || undefined;
}

/** A text as a cell: quoted, and never a formula to the program that opens it. */
const cell = (text: string | null) =>
  `"${(text ?? '').replaceAll('"', '""').replace(/^(?=[=+\-@\t\r])/, "'")}"`;

const lineOf = ({ id, name, email, createdAt }: RegistrationRow) =>
  `${[id, cell(name), cell(email), createdAt].join(';')}\n`;

const after = lastId();
let count = 0;
for await (const person of paginate(office.listRegistrations, {
  sort: 'createdAt',
  ...(after && { after }),
})) {
  appendFileSync(table, lineOf(person));
  count += 1;
}
console.log(`${count} new`);
