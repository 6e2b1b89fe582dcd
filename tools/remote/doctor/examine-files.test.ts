import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteBuildDetail } from '@fio/contracts/admin/remotes';
import { expect, it, onTestFinished } from 'vitest';
import { examineFiles } from './examine-files.ts';

const FOLDER = '/mf/mf-shows/aaaaaaaaaaaaaaaa/';
const delivered: Record<string, string> = { 'whole.js': 'whole', 'altered.css': 'altered on its way' };
const published = { 'whole.js': 'whole', 'altered.css': 'altered', 'gone.js': 'gone', 'server.cjs': 'ours' };

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const contents = Object.entries(published).map(([name, text]) => ({
  name,
  integrity: integrityOf(text),
  size: text.length,
  gzip: text.length,
}));
const detail = {
  remote: 'mf-shows',
  build: 'aaaaaaaaaaaaaaaa',
  contents,
  manifest: { integrity: { 'whole.js': integrityOf('whole'), 'never.js': integrityOf('never') } },
} as unknown as RemoteBuildDetail;

it('finds what is delivered otherwise than published, or not at all', async () => {
  const server = createServer(({ url = '' }, response) => {
    const text = delivered[url.replace(FOLDER, '')];
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text);
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await examineFiles({ url, token: '' }, detail)).sort()).toEqual([
    'altered.css is delivered with other content than published',
    `gone.js is not delivered: 404 at ${FOLDER}gone.js`,
    'never.js is in the manifest and not among the files',
  ]);
});
