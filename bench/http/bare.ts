import { createServer } from 'node:http';

/** Nothing but node:http with one answer at hand: what a request costs before any product is behind it. */
const headers = JSON.parse(process.env['ANSWER_HEADERS'] ?? '[]') as string[];
const body = process.env['ANSWER_BODY'] ?? '';

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
