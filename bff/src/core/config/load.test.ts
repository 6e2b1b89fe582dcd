import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demonstrationIssuer, demonstrationRoot } from '../fiscal-xml/demonstration/shop.ts';
import { ConfigError, loadConfig } from './load.ts';
import { whole } from './whole.fixture.ts';

const pems = mkdtempSync(join(tmpdir(), 'fio-roots-'));
afterAll(() => rmSync(pems, { recursive: true, force: true }));

/** Of c2sp.org/signed-note's example: signs notes, and cosigns nothing. */
const NOTE_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k https://w.example';
const load = (changes: Record<string, string | undefined> = {}) => loadConfig({ ...whole, ...changes });

function problems(changes: Record<string, string | undefined>): string[] {
  try {
    load(changes);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

it('refuses what was renamed, with its name of now', () => {
  expect(problems({ REMOTES_BUCKET: 'builds' })).toEqual([
    'REMOTES_BUCKET: is STORAGE_BUCKET now, for every file and not builds alone (docs/runbooks/deploy.md).',
  ]);
});

describe('receipts', () => {
  it('need something that confirms them, or a person for each', () => {
    expect(problems({ INVOICE_SOURCES: undefined }).join()).toMatch(/^INVOICE_SOURCES: name what confirms/);
    expect(problems({ INVOICE_SOURCES: undefined, INVOICE_REVIEW: 'all' })).toEqual([]);
    expect(problems({ INVOICE_SOURCES: undefined, STORE_INVOICE_END: '2024-01-31' })).toEqual([]);
  });

  it('are of shops that are named, unless all are meant', () => {
    expect(problems({ PARTICIPATING_CNPJS: undefined }).join()).toMatch(
      /^PARTICIPATING_CNPJS: name the shops/,
    );
    expect(load().invoices.participating).toEqual([]);
    expect(load({ PARTICIPATING_CNPJS: '12.345.678/0001-95' }).invoices.participating).toEqual([
      '12345678000195',
    ]);
  });
});

it('has rules of risk, each with a limit or off', () => {
  expect(load().invoices.risks).toMatchObject({ device: 3, address: 20, value: 20 });
  expect(load({ RISK_DEVICE_PEOPLE: '8', RISK_ORDER_DAYS: 'off' }).invoices.risks).toMatchObject({
    device: 8,
    order: null,
  });
  expect([load().invitedTogether, load({ RISK_INVITED_TOGETHER: 'off' }).invitedTogether]).toEqual([
    10,
    null,
  ]);
  expect(problems({ RISK_VALUE_TIMES: '0', RISK_ADDRESS_PEOPLE: 'many' })).toHaveLength(2);
});

describe('roots of fiscal documents', () => {
  const file = (name: string, text: string) => {
    writeFileSync(join(pems, name), text);
    return join(pems, name);
  };
  const issuer = demonstrationIssuer();

  it('are read from their files, and without them no XML is asked', () => {
    const root = file('root.pem', demonstrationRoot());
    const sources = 'qr_hash,xml_signature';
    expect(load({ FISCAL_ROOTS: root, INVOICE_SOURCES: sources }).invoices).toMatchObject({
      sources: ['qr_hash', 'xml_signature'],
      fiscalRoots: [{ ca: true }],
    });
    expect(problems({ INVOICE_SOURCES: sources }).join()).toMatch(/^FISCAL_ROOTS: is required/);
    expect(load({ INVOICE_SOURCES: undefined, INVOICE_REVIEW: 'all' }).invoices.sources).not.toContain(
      'xml_signature',
    );
    expect(load({ DEMONSTRATION: 'true', INVOICE_SOURCES: sources }).invoices.fiscalRoots).toHaveLength(1);
  });

  it.each([
    ['no file', () => join(pems, 'nowhere.pem'), /Give paths of PEM/],
    ['no certificate', () => file('empty.pem', 'nothing'), /Give paths of PEM/],
    ['a company’s', () => file('shop.pem', issuer.certificate), /no company’s/],
  ])('are refused: %s', (_what, path, said) => {
    expect(problems({ FISCAL_ROOTS: path() }).join()).toMatch(said);
  });
});

describe('the back office’s own host', () => {
  const PUBLIC_URL = 'https://site.example';
  it('is the public one unless it is named', () => {
    expect(load({ PUBLIC_URL }).adminUrl.origin).toBe(PUBLIC_URL);
    expect(load({ PUBLIC_URL, ADMIN_URL: 'https://equipe.example' }).adminUrl.host).toBe('equipe.example');
  });

  it.each([
    ['the same name on another port', PUBLIC_URL, 'https://site.example:8443', /another host name/],
    ['without TLS beside a site with it', PUBLIC_URL, 'http://equipe.example', /begin as PUBLIC_URL/],
    ['a path', PUBLIC_URL, 'https://equipe.example/admin', /without a path/],
    ['alone', undefined, 'https://equipe.example', /PUBLIC_URL: is required/],
  ])('can’t be %s', (_what, site, admin, said) => {
    expect(problems({ PUBLIC_URL: site, ADMIN_URL: admin }).join()).toMatch(said);
  });
});

describe('the configuration', () => {
  it('stands with the least there can be', () => {
    expect(load()).toMatchObject({
      port: 3000,
      metricsPort: 3001,
      agegate: false,
      minimumAge: 18,
      smtpUrl: null,
      trustProxy: [],
      windows: { register: { start: null, end: null } },
    });
    expect(load().publicUrl.href).toBe('http://localhost:3000/');
  });

  it('reads moments as São Paulo means them, a last day with all its hours', () => {
    const { register, invoiceDate } = load({
      REGISTER_START: '2026-12-01T08:00',
      REGISTER_END: '2026-12-24T23:59:59-05:00',
      INVOICE_DATE_START: '2026-12-01',
      INVOICE_DATE_END: '2026-12-31',
    }).windows;
    expect(register.start?.toISOString()).toBe('2026-12-01T11:00:00.000Z');
    expect(register.end?.toISOString()).toBe('2026-12-25T04:59:59.000Z');
    expect(invoiceDate.start?.toISOString()).toBe('2026-12-01T03:00:00.000Z');
    expect(invoiceDate.end?.toISOString()).toBe('2027-01-01T02:59:59.999Z');
  });

  it('takes an empty value for none', () => {
    expect(load({ REGISTER_START: '', AGEGATE: ' ', SMTP_URL: '' })).toEqual(load());
  });

  it('demands a second factor of super users and administrators, outside of a demonstration', () => {
    const demanded = (changes: Record<string, string> = {}) => [...load(changes).secondFactor];
    expect(demanded()).toEqual(['super', 'admin']);
    expect(demanded({ DEMONSTRATION: 'true' })).toEqual([]);
    expect(demanded({ DEMONSTRATION: 'true', SECOND_FACTOR: 'super' })).toEqual(['super']);
    expect(demanded({ SECOND_FACTOR: 'off' })).toEqual([]);
    expect(problems({ SECOND_FACTOR: 'everybody' })).toHaveLength(1);
  });

  it('takes lists apart', () => {
    const { models, participating, products, review } = load({
      INVOICE_MODELS: '65, 59',
      PARTICIPATING_CNPJS: '11.222.333/0001-81,12.ABC.345/01DE-35',
      PARTICIPATING_PRODUCTS: 'Suco de caju 1 L, 7891234567895',
    }).invoices;
    expect(models).toEqual(['65', '59']);
    expect(participating).toEqual(['11222333000181', '12ABC34501DE35']);
    expect([products, review]).toEqual([['Suco de caju 1 L', '7891234567895'], 'photo']);
    expect(problems({ PARTICIPATING_CNPJS: '11.222.333/0001-82' })).toEqual([
      'PARTICIPATING_CNPJS.0: Use valid CNPJs.',
    ]);
  });

  it('switches off what can be', () => {
    const { minimumAge, avatarService, agegate } = load({
      MINIMUM_AGE: 'off',
      AVATAR_SERVICE: 'off',
      AGEGATE: 'on',
    });
    expect([minimumAge, avatarService, agegate]).toEqual([null, null, true]);
  });
});

describe('what is wrong', () => {
  it.each<[string, Record<string, string | undefined>, RegExp]>([
    ['no database', { DATABASE_URL: undefined }, /^DATABASE_URL: .*postgres:\/\//],
    ['another database', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: .*postgres:\/\//],
    ['a port that is none', { PORT: 'abc' }, /^PORT: Use a number/],
    ['one port twice', { PORT: '4000', METRICS_PORT: '4000' }, /^METRICS_PORT: must differ/],
    ['a day that is none', { INVOICE_DATE_START: '2026-02-30' }, /^INVOICE_DATE_START: Use/],
    ['a moment that is none', { REGISTER_END: 'tomorrow' }, /^REGISTER_END: Use/],
    [
      'an end before its start',
      { REGISTER_START: '2026-12-02', REGISTER_END: '2026-12-01' },
      /^REGISTER_END: must come/,
    ],
    ['any proxy at all', { TRUST_PROXY: 'true' }, /^TRUST_PROXY: List/],
    ['a weak key', { CPF_KEY: 'short' }, /^CPF_KEY: Use at least 32 random bytes/],
    ['half a challenge', { TURNSTILE_SITE_KEY: '1x0' }, /^TURNSTILE_SECRET: is required with/],
    ['its other half', { TURNSTILE_SECRET: 'x' }, /^TURNSTILE_SITE_KEY: is required with/],
    ['no key', { HASH_KEY: undefined }, /^HASH_KEY: is required/],
    ['a log that nobody signs', { TRANSPARENCY_KEY: undefined }, /^TRANSPARENCY_KEY: is required/],
    [
      'a key that is too long for a signature',
      { TRANSPARENCY_KEY: `${whole.TRANSPARENCY_KEY}AAAA` },
      /^TRANSPARENCY_KEY: Use 32/,
    ],
    ['a witness of another kind of key', { WITNESSES: NOTE_KEY }, /^WITNESSES.*: Use the verifier key/],
    ['a witness that is nowhere', { WITNESSES: 'w+00000000+AA' }, /^WITNESSES.*: Use the verifier key/],
    [
      'an authority without a name',
      { TIMESTAMP_AUTHORITIES: 'https://x.example' },
      /^TIMESTAMP_.*: Use a name/,
    ],
    ['a CNPJ that is none', { CAMPAIGN_CNPJ: '11.222.333/0001-80' }, /^CAMPAIGN_CNPJ: Use a valid CNPJ/],
    ['an age that is none', { MINIMUM_AGE: 'adult' }, /^MINIMUM_AGE: .*off/],
    ['a service that is none', { AVATAR_SERVICE: 'gravatar' }, /^AVATAR_SERVICE: .*off/],
  ])('is told of %s', (_what, changes, line) => {
    expect(problems(changes)).toEqual([expect.stringMatching(line)]);
  });

  it('is told all at once, and never a secret', () => {
    const found = problems({ PORT: '0', AGEGATE: 'maybe', CPF_KEY: 'hunter2' });
    expect(found).toHaveLength(3);
    expect(found.join()).not.toContain('hunter2');
  });
});
