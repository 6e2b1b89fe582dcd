import { randomBytes } from 'node:crypto';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../tools/browser.ts';
import { startDatabase } from '../lib/database.ts';
import { startServer } from '../lib/processes.ts';
import { claim, figure, finish } from '../lib/report.ts';
import { startRenderer } from './renderer.ts';
import { visit, type Visit } from './visit.ts';

/** What the documentation of the API weighs, and when it is there, beside a renderer of OpenAPI's. */
const ROUNDS = 5;

const key = () => randomBytes(32).toString('base64url');
const database = await startDatabase();
const product = await startServer(new URL('../../bff/src/server.ts', import.meta.url), {
  DATABASE_URL: database.url,
  CPF_KEY: key(),
  HASH_KEY: key(),
  SEED_KEY: key(),
  TRANSPARENCY_KEY: key(),
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
});
const origin = `http://127.0.0.1:${product.port}`;
const renderer = await startRenderer(await (await fetch(`${origin}/api/openapi.json`)).text());
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });

/** Where each is visited, and what is looked for: the first page, and an operation of the reference. */
const SIDES = {
  'first page': [`${origin}/api/docs?language=en`, 'Start here'],
  'an area': [`${origin}/api/docs/reference/theories?language=en`, '/api/theories'],
  RapiDoc: [`${renderer.origin}/`, '/theories'],
} as const;
type Side = keyof typeof SIDES;
const names = Object.keys(SIDES) as Side[];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const visits: Record<Side, Visit[]> = { 'first page': [], 'an area': [], RapiDoc: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      const [address, text] = SIDES[name];
      visits[name].push(await visit(browser, address, text));
    }
  const of = (name: Side, what: keyof Visit) => median(visits[name].map((one) => one[what]));
  for (const name of names)
    console.log(
      `${name}: ${figure(of(name, 'bytes') / 1024)} kB, painted after ${figure(of(name, 'paint'), 0)} ms, readable after ${figure(of(name, 'readable'), 0)} ms`,
    );
  for (const name of ['first page', 'an area'] as const) {
    const [bytes, paint, readable] = (['bytes', 'paint', 'readable'] as const).map(
      (what) => of(name, what) / of('RapiDoc', what),
    ) as [number, number, number];
    claim(`${name}: ${figure(bytes, 2)}× the bytes (at most 0.35×)`, bytes <= 0.35);
    claim(`${name}: painted after ${figure(paint, 2)}× the time (at most 1×)`, paint <= 1);
    claim(`${name}: readable after ${figure(readable, 2)}× the time (at most 0.5×)`, readable <= 0.5);
  }
} finally {
  await browser.close();
  renderer.stop();
  await product.stop();
  await database.stop();
}
finish();
