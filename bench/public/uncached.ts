import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { openDatabase } from '@fio/bff/src/core/database/client.ts';
import { homeOf } from '@fio/bff/src/areas/shows/public-pages.ts';
import { readContent } from '@fio/bff/src/areas/shows/content.ts';

/** The obvious way: each request reads the content and counts the votes, then serialises and compresses. */
const { db } = openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  name: 'uncached',
  max: 10,
  onError: (error) => console.error(error),
});
const brotli = promisify(brotliCompress);

async function home(): Promise<Buffer> {
  const [content] = await Promise.all([
    readContent(db),
    db.vote.groupBy({ by: ['optionId'], _count: { _all: true } }),
  ]);
  const text = JSON.stringify(homeOf({ content, results: new Map(), now: new Date() }));
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

createServer((request, response) => {
  if (request.url === '/readyz') {
    response.end();
    return;
  }
  home().then(
    (bytes) => {
      response.writeHead(200, { 'Content-Encoding': 'br', 'Content-Length': bytes.length }).end(bytes);
    },
    () => response.writeHead(500, { 'Content-Length': 0 }).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
