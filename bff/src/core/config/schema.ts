import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { ADMIN_TYPES, ENVIRONMENT_NAME, REMOTE_NAME } from '@fio/contracts';
import { isCnpj } from '@fio/domain';
import { parseDsn } from '../observation/dsn.ts';
import { publicKeyOf } from '../remotes/signature.ts';
import { beaconVariables } from './beacon-variables.ts';
import { invoiceVariables } from './invoice-variables.ts';
import { timestampAuthority, witness } from './outside.ts';
import { KNOWN_PUSH_SERVICES, pushService } from './push-services.ts';
import { database, days, flag, list, moment, optional, orElse, port, url } from './fields.ts';

const KEY = /^[A-Za-z0-9_-]{43,}={0,2}$/;
const MOST_KEYS = 255;
/** `2:<key>,1:<key>`: the highest number is the newest. One without a number has 1, as a single key always had. */
const keyList = z.string().transform((text, context) => {
  const keys = text.split(',').map((part) => {
    const [, id = '1', key = ''] = /^(?:(\d{1,3}):)?(.*)$/.exec(part.trim()) ?? [];
    return { id: Number(id), key };
  });
  const isId = ({ id }: { id: number }) => id >= 1 && id <= MOST_KEYS;
  if (!keys.every(({ key }) => KEY.test(key)))
    context.addIssue('Use at least 32 random bytes in base64url: openssl rand -base64 32 | tr +/ -_');
  else if (!keys.every(isId) || new Set(keys.map(({ id }) => id)).size < keys.length)
    context.addIssue(
      'Number the keys of a list, each with a number of its own from 1 to 255: 2:<new>,1:<old>.',
    );
  return keys.map(({ id, key }) => ({ id, secret: Buffer.from(key, 'base64url') }));
});

const proxyName = ['loopback', 'linklocal', 'uniquelocal'];
const isProxy = (text: string) => {
  const [address = '', bits] = text.split('/');
  return proxyName.includes(text) || (isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
};
/** Addresses of the proxies in front of us. Never `true`: that would believe any X-Forwarded-For. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxy),
    'List the addresses or networks of your proxies, for example loopback,10.0.0.0/8.',
  );

const dsn = z.string().transform((text, context) => {
  const parsed = parseDsn(text);
  if (parsed) return parsed;
  context.addIssue('Use the DSN of a project: https://<key>@<host>/<project>.');
  return z.NEVER;
});

/** Whose signature counts for a remote, or with `*` for any: its Ed25519 key, 32 bytes in base64url. */
const publisher = z
  .string()
  .refine((text) => {
    const [remote = '', key = '', ...rest] = text.split('=');
    return (remote === '*' || REMOTE_NAME.test(remote)) && /^[\w-]{43}$/.test(key) && rest.length === 0;
  }, 'Write <remote>=<public key> or *=<public key>, the key as 43 characters of base64url.')
  .transform((text) => {
    const [remote = '', key = ''] = text.split('=');
    return { remote, key: publicKeyOf(key) };
  });

const avatarService = url(['https:', 'http:']).refine(({ href }) => decodeURI(href).includes('{email}'));

/** The whole environment of the product. What isn't named here is not read. */
export const environment = z.object({
  HOST: orElse(z.string(), '127.0.0.1'),
  PORT: orElse(port, 3000),
  METRICS_PORT: orElse(port, 3001),
  /** Of the worker; the next one unless said. */
  WORKER_METRICS_PORT: optional(port),
  /** BFFs that `npm start` runs behind PORT; a container is one by itself. */
  PROCESSES: orElse(z.coerce.number('Use a whole number.').int().min(1).max(64), 1),
  /** Who reads the metrics from elsewhere, such as in a cluster, needs another; no visitor may reach it. */
  METRICS_HOST: orElse(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(url(['http:', 'https:'])),
  /** A host of its own for the back office: nothing of staff's session is then within reach of the public pages. */
  ADMIN_URL: optional(url(['http:', 'https:'])),
  TRUST_PROXY: optional(proxies),
  LOG_LEVEL: orElse(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  DATA_DIR: orElse(z.string(), resolve(import.meta.dirname, '../../../../.data')),
  /** Where all processes keep every file (uploads, documents, exports, builds of remotes); without it, under DATA_DIR. */
  STORAGE_BUCKET: optional(z.string().regex(/^[a-z0-9.-]{3,63}$/, 'Use the name of an S3 bucket.')),
  STORAGE_REGION: orElse(z.string(), 'us-east-1'),
  STORAGE_ENDPOINT: optional(url(['https:', 'http:'])),

  DATABASE_URL: z.preprocess((value) => value ?? '', database),
  /** Of the role that owns the tables, for migrations alone: the other then owns nothing. Unless said they are one. */
  DATABASE_OWNER_URL: optional(database),
  DATABASE_CONNECTIONS: orElse(z.coerce.number().int().min(4).max(200), 20),
  /** Set by `npm start` outside production: secrets are then made and kept under DATA_DIR, not demanded. */
  DEMONSTRATION: orElse(flag, 'false'),
  /** Secrets, each one key or a list with the newest and those before (docs/runbooks/keys.md). */
  CPF_KEY: optional(keyList),
  HASH_KEY: optional(keyList),
  /** Of committed seeds alone: whoever reads CPFs knows no prize moment by it. */
  SEED_KEY: optional(keyList),
  /** Signs the heads of the transparency log, each of a list: who verifies needs to know one of them. */
  TRANSPARENCY_KEY: optional(keyList),
  /** Whose log it is, for good; unless said its address without the scheme. */
  TRANSPARENCY_ORIGIN: optional(
    z.string().regex(/^[^\s+]{1,200}$/, 'Use an address without scheme, white space and plus signs.'),
  ),

  /** Who cosigns its heads, each a verifier key and an address (c2sp.org/tlog-witness). */
  WITNESSES: optional(list(witness)),
  /** Who stamps its heads with the time, each a name and an address (RFC 3161). */
  TIMESTAMP_AUTHORITIES: optional(list(timestampAuthority)),
  /** E-mail addresses that are sent each head of something that binds. */
  AUDITORS: optional(list(z.email('Use e-mail addresses, with commas between them.'))),
  /** A bucket with object lock, where nobody can take a head back before so many days are over. */
  LOCKED_BUCKET: optional(z.string().regex(/^[a-z0-9.-]{3,63}$/, 'Use the name of an S3 bucket.')),
  LOCKED_BUCKET_REGION: orElse(z.string(), 'us-east-1'),
  LOCKED_BUCKET_ENDPOINT: optional(url(['https:', 'http:'])),
  LOCKED_BUCKET_DAYS: orElse(z.coerce.number().int().min(1).max(36_500), 1830),

  /** Which releases of the registry this server serves. */
  REMOTES_ENVIRONMENT: orElse(
    z.string().regex(ENVIRONMENT_NAME, 'Use a word of small letters, such as staging.'),
    'production',
  ),
  /** Public keys of who publishes remotes. Without any, a pair is made and kept under DATA_DIR: right for one machine. */
  REMOTE_KEYS: optional(list(publisher)),
  /** A canary is taken back once it has failed for more than so many in a hundred of so many visitors or more. */
  REMOTES_CANARY_VISITORS: orElse(z.coerce.number('Use a whole number.').int().min(3), 10),
  REMOTES_CANARY_FAILURES: orElse(z.coerce.number('Use a percentage.').min(0).max(100), 5),

  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  /** Of 'Avise-me', e-mail and push together: as fast as the mail server takes them. */
  NOTIFICATIONS_PER_MINUTE: orElse(z.coerce.number('Use a whole number.').int().min(1), 3000),
  /** Where push messages may go, beside or instead of the makers' own services. */
  PUSH_SERVICES: orElse(list(pushService), KNOWN_PUSH_SERVICES.join(',')),
  /** Whether webhooks may go to this machine, and by plain HTTP: for receivers that are being written. */
  WEBHOOKS_LOOPBACK: optional(flag),
  MAIL_FROM: orElse(z.string(), 'Fio da Meada <nao-responda@fiodameada.example>'),
  /** `{email}` stands for the SHA-256 of the e-mail. */
  AVATAR_SERVICE: orElse(
    z.union([z.literal('off'), avatarService], 'Use off, or an http(s) address with {email} in it.'),
    'https://www.gravatar.com/avatar/{email}?s=72&d=404&r=g',
  ),

  /** Both or neither: the bot challenge on registration, recovery, SAC and bursts of votes. */
  TURNSTILE_SITE_KEY: optional(
    z.string().regex(/^[\w.-]{1,100}$/, 'Use the site key of the Turnstile widget.'),
  ),
  TURNSTILE_SECRET: optional(z.string().max(100)),
  /** Where its widget comes from and its tokens are checked. */
  TURNSTILE_ORIGIN: orElse(url(['https:', 'http:']), 'https://challenges.cloudflare.com'),

  /** Projects of the error-reporting service: of the server, and of browsers, who report through our own origin. */
  SENTRY_DSN: optional(dsn),
  SENTRY_BROWSER_DSN: optional(dsn),
  SENTRY_ENVIRONMENT: orElse(
    z.string().regex(/^[\w.-]{1,64}$/, 'Use letters, digits, dots and hyphens.'),
    'production',
  ),
  /** A collector of OpenTelemetry's (OTLP over HTTP) that is sent traces; unless said, nothing is recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['https:', 'http:'])),
  /** The share of all requests that are. */
  OTEL_TRACES_SAMPLER_ARG: orElse(z.coerce.number('Use a share, 0 to 1.').min(0).max(1), 1),
  /** Whether visits of those who agree are counted, by page and not by person. */
  ANALYTICS: orElse(flag, 'false'),

  /** Types of staff who must have a second factor; unless said super and admin, and in a demonstration nobody. */
  SECOND_FACTOR: optional(
    z.union([z.literal('off'), list(z.enum(ADMIN_TYPES))], `Use off, or some of ${ADMIN_TYPES.join(',')}.`),
  ),

  AGEGATE: orElse(flag, 'false'),
  MINIMUM_AGE: orElse(
    z.union([z.literal('off'), z.coerce.number().int().min(1).max(120)], 'Use a number of years, or off.'),
    18,
  ),
  /** Votes of one address in a minute; a school, a company or a mobile network may share one. */
  VOTES_PER_ADDRESS: orElse(z.coerce.number('Use a whole number.').int().min(1), 3000),
  /** Beyond so many in a minute they are suspicious: challenged where that is configured, else counted apart. */
  VOTES_PER_ADDRESS_BURST: orElse(z.coerce.number('Use a whole number.').int().min(1), 300),
  /** Accounts that may sign in and vote on one device in a day before further ones are suspicious. */
  ACCOUNTS_PER_DEVICE: orElse(z.coerce.number('Use a whole number.').int().min(1), 3),
  /** Open streams of live results at once: of one process, and of one address. Who is refused asks now and then. */
  LIVE_STREAMS: orElse(z.coerce.number('Use a whole number.').int().min(0), 20_000),
  LIVE_STREAMS_PER_ADDRESS: orElse(z.coerce.number('Use a whole number.').int().min(1), 1000),
  /** Sign-ins, registrations and the like that one process works on at once; beyond them visitors wait in a line. */
  SIGN_INS_AT_ONCE: optional(z.coerce.number('Use a whole number.').int().min(1)),
  /** The same of files that visitors send. */
  UPLOADS_AT_ONCE: optional(z.coerce.number('Use a whole number.').int().min(1)),
  /** Suggestions one visitor may send in a day of São Paulo, and may have waiting for an answer at once. */
  SUGGESTIONS_PER_DAY: orElse(z.coerce.number('Use a whole number.').int().min(1), 5),
  SUGGESTIONS_PENDING: orElse(z.coerce.number('Use a whole number.').int().min(1), 10),
  REGISTER_START: optional(moment('start')),
  REGISTER_END: optional(moment('end')),
  ...invoiceVariables,
  ...beaconVariables,

  /** For so many days are kept: access records, six months at least (Marco Civil da Internet, article 15); */
  RETENTION_ACCESS: orElse(days(184), 184),
  /** e-mails that were sent; */
  RETENTION_MAIL: orElse(days(30), 365),
  /** conversations with customer service, while somebody may claim damages (consumer code, article 27); */
  RETENTION_CONVERSATIONS: orElse(days(365), 1826),
  /**
   * CPFs barred at their owner's own request, for a promotion lasts a year at most
   * (docs/decisions/retention-and-erasure.md);
   */
  RETENTION_OWN_BLOCKS: orElse(days(1), 366),
  /** runs of commands; */
  RETENTION_RUNS: orElse(days(7), 180),
  /** accounts that nobody uses, as long as the accounts of a promotion are kept. */
  RETENTION_ACCOUNTS: orElse(days(365), 1826),

  CAMPAIGN_NAME: orElse(z.string().max(120), 'Fio da Meada'),
  CAMPAIGN_PROMOTER: orElse(z.string().max(120), 'Fio da Meada Promoções Ltda.'),
  CAMPAIGN_CNPJ: orElse(
    z.string().refine((text) => isCnpj(text), 'Use a valid CNPJ.'),
    '11.222.333/0001-81',
  ),
  CAMPAIGN_CERTIFICATE: optional(z.string().regex(/^\d{2}\.\d{6}\/\d{4}$/, 'Write it as 04.123456/2026.')),
  CAMPAIGN_CONTACT: orElse(z.email(), 'contato@fiodameada.example'),
  CAMPAIGN_PHONE: optional(z.string().regex(/^[\d ()+-]{8,20}$/, 'Use a telephone such as 0800 123 4567.')),
  /** Who answers for privacy (LGPD, art. 41); CAMPAIGN_CONTACT unless said. */
  CAMPAIGN_PRIVACY: optional(z.email()),
});
export type Environment = z.output<typeof environment>;
