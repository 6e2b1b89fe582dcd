import type { AdminType } from '@fio/contracts';
import type { Dsn } from '../observation/dsn.ts';
import type { TracingPlace } from '../observation/otlp.ts';
import type { BucketPlace } from '../storage/BucketDriver.ts';
import type { PublisherKey } from '../remotes/signature.ts';
import { type BeaconConfig, beaconConfig } from './beacon.ts';
import { type InvoiceConfig, invoiceConfig } from './invoices.ts';
import type { LockedBucketPlace, TimestampAuthority, Witness } from './outside.ts';
import type { Environment } from './schema.ts';
import type { Secrets } from './secrets.ts';

/** Of an authorisation that doesn't exist. */
const DEMO_CERTIFICATE = '04.000000/2026';

/** Two instants; null leaves that side open. */
export interface Period {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** What the environment says, in the product's own terms. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** BFFs that share this machine and its port; 1: this process is alone. */
  readonly processes: number;
  readonly metricsPort: number;
  readonly workerMetricsPort: number;
  readonly metricsHost: string;
  /** Origin under which browsers reach the product. */
  readonly publicUrl: URL;
  /** Origin of the back office: the public one unless it has a host of its own (docs/decisions/access.md). */
  readonly adminUrl: URL;
  /** Addresses of trusted proxies; empty: nobody's X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly dataDir: string;
  /** Where every file lies; null: below the data directory. */
  readonly bucket: BucketPlace | null;
  /** With one host or several; read by hostsOf(). */
  readonly databaseUrl: string;
  /** For migrations alone. */
  readonly databaseOwnerUrl: string;
  readonly databaseConnections: number;
  /** Whether this is a demonstration, whose accounts and secrets are no secrets. */
  readonly demonstration: boolean;
  readonly secrets: Secrets;
  /** Whose transparency log it is. */
  readonly transparencyOrigin: string;
  /** Who is asked to see its heads. */
  readonly transparencyOutside: {
    readonly witnesses: readonly Witness[];
    readonly timestampAuthorities: readonly TimestampAuthority[];
    /** E-mail addresses. */
    readonly auditors: readonly string[];
    readonly lockedBucket: LockedBucketPlace | null;
  };
  readonly remotes: {
    /** Whose releases this server serves. */
    readonly environment: string;
    /** Empty: the data directory's own. */
    readonly keys: readonly PublisherKey[];
    /** When a canary has failed too often: of at least so many visitors, for more than so many in a hundred. */
    readonly canary: { readonly visitors: number; readonly percent: number };
  };
  /** null: messages stay in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly notificationsPerMinute: number;
  /** Hosts, with `*.` for all below one, that push messages may go to. */
  readonly pushServices: readonly string[];
  /** Whether webhooks may go to this machine. */
  readonly webhooksLoopback: boolean;
  /** Address with `{email}` where the e-mail's SHA-256 goes; null: no service. */
  readonly avatarService: string | null;
  /** The bot challenge; null: nobody is challenged. */
  readonly turnstile: { readonly siteKey: string; readonly secret: string; readonly origin: URL } | null;
  /** null: the errors of that side are reported nowhere. */
  readonly observation: {
    readonly serverDsn: Dsn | null;
    readonly browserDsn: Dsn | null;
    /** Where traces are sent; null: nowhere. */
    readonly tracing: TracingPlace | null;
    readonly environment: string;
    readonly analytics: boolean;
  };
  /** Types of staff who must have a second factor. */
  readonly secondFactor: ReadonlySet<AdminType>;
  readonly agegate: boolean;
  readonly minimumAge: number | null;
  /** Per minute. */
  readonly votesPerAddress: number;
  readonly votesPerAddressBurst: number;
  /** Per day. */
  readonly accountsPerDevice: number;
  /** At once. */
  readonly liveStreams: number;
  readonly liveStreamsPerAddress: number;
  /** Of one process, before visitors wait in a line; null: by its cores. */
  readonly signInsAtOnce: number | null;
  readonly uploadsAtOnce: number | null;
  readonly suggestions: { readonly perDay: number; readonly pending: number };
  readonly invoices: InvoiceConfig;
  readonly prizesPerCpf: number;
  /** What instant prizes' seeds are mixed with. */
  readonly beacon: BeaconConfig;
  /** People whom one link may bring from one network or browser; null: any number. */
  readonly invitedTogether: number | null;
  /** How long things are kept, in days. */
  readonly retention: {
    /** Sessions, and the addresses things were sent from. */
    readonly access: number;
    readonly mail: number;
    readonly conversations: number;
    /** CPFs barred at their owner's own request. */
    readonly ownBlocks: number;
    /** Of commands. */
    readonly runs: number;
    /** Accounts that nobody uses. */
    readonly accounts: number;
  };
  readonly windows: { readonly register: Period; readonly invoice: Period; readonly invoiceDate: Period };
  readonly campaign: {
    readonly name: string;
    readonly promoter: string;
    readonly cnpj: string;
    readonly certificate: string | null;
    readonly contact: string;
    readonly phone: string | null;
    /** E-mail of who answers for privacy. */
    readonly privacy: string;
  };
}

const period = (start?: Date, end?: Date): Period => ({ start: start ?? null, end: end ?? null });

const turnstile = ({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret, ...env }: Environment) =>
  siteKey && secret ? { siteKey, secret, origin: new URL(env.TURNSTILE_ORIGIN.origin) } : null;

/** Whose password alone would be the whole product's; the demonstration's is in its README. */
const DEMANDED: readonly AdminType[] = ['super', 'admin'];

function secondFactor({ SECOND_FACTOR: said, DEMONSTRATION }: Environment): ReadonlySet<AdminType> {
  if (said === 'off') return new Set();
  return new Set(said ?? (DEMONSTRATION ? [] : DEMANDED));
}

const bucket = (env: Environment): BucketPlace | null =>
  env.STORAGE_BUCKET === undefined
    ? null
    : { bucket: env.STORAGE_BUCKET, region: env.STORAGE_REGION, endpoint: env.STORAGE_ENDPOINT ?? null };

const lockedBucket = (env: Environment): LockedBucketPlace | null =>
  env.LOCKED_BUCKET === undefined
    ? null
    : {
        bucket: env.LOCKED_BUCKET,
        region: env.LOCKED_BUCKET_REGION,
        endpoint: env.LOCKED_BUCKET_ENDPOINT ?? null,
        days: env.LOCKED_BUCKET_DAYS,
      };

export function toConfig(env: Environment, secrets: Secrets): Config {
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`);
  return {
    host: env.HOST,
    port: env.PORT,
    processes: env.PROCESSES,
    metricsPort: env.METRICS_PORT,
    workerMetricsPort: env.WORKER_METRICS_PORT ?? env.METRICS_PORT + 1,
    metricsHost: env.METRICS_HOST,
    publicUrl,
    adminUrl: env.ADMIN_URL ?? publicUrl,
    trustProxy: env.TRUST_PROXY ?? [],
    logLevel: env.LOG_LEVEL,
    dataDir: env.DATA_DIR,
    bucket: bucket(env),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    demonstration: env.DEMONSTRATION,
    secrets,
    transparencyOrigin: env.TRANSPARENCY_ORIGIN ?? `${publicUrl.host}/transparency`,
    transparencyOutside: {
      witnesses: env.WITNESSES ?? [],
      timestampAuthorities: env.TIMESTAMP_AUTHORITIES ?? [],
      auditors: env.AUDITORS ?? [],
      lockedBucket: lockedBucket(env),
    },
    remotes: {
      environment: env.REMOTES_ENVIRONMENT,
      keys: env.REMOTE_KEYS ?? [],
      canary: { visitors: env.REMOTES_CANARY_VISITORS, percent: env.REMOTES_CANARY_FAILURES },
    },
    smtpUrl: env.SMTP_URL?.href ?? null,
    mailFrom: env.MAIL_FROM,
    notificationsPerMinute: env.NOTIFICATIONS_PER_MINUTE,
    pushServices: env.PUSH_SERVICES,
    webhooksLoopback: env.WEBHOOKS_LOOPBACK ?? env.DEMONSTRATION,
    avatarService: env.AVATAR_SERVICE === 'off' ? null : decodeURI(env.AVATAR_SERVICE.href),
    turnstile: turnstile(env),
    observation: {
      serverDsn: env.SENTRY_DSN ?? null,
      browserDsn: env.SENTRY_BROWSER_DSN ?? null,
      tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
        ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
        : null,
      environment: env.SENTRY_ENVIRONMENT,
      analytics: env.ANALYTICS,
    },
    secondFactor: secondFactor(env),
    agegate: env.AGEGATE,
    minimumAge: env.MINIMUM_AGE === 'off' ? null : env.MINIMUM_AGE,
    votesPerAddress: env.VOTES_PER_ADDRESS,
    votesPerAddressBurst: env.VOTES_PER_ADDRESS_BURST,
    accountsPerDevice: env.ACCOUNTS_PER_DEVICE,
    liveStreams: env.LIVE_STREAMS,
    liveStreamsPerAddress: env.LIVE_STREAMS_PER_ADDRESS,
    signInsAtOnce: env.SIGN_INS_AT_ONCE ?? null,
    uploadsAtOnce: env.UPLOADS_AT_ONCE ?? null,
    suggestions: { perDay: env.SUGGESTIONS_PER_DAY, pending: env.SUGGESTIONS_PENDING },
    invoices: invoiceConfig(env),
    prizesPerCpf: env.PRIZES_PER_CPF,
    beacon: beaconConfig(env),
    invitedTogether: env.RISK_INVITED_TOGETHER,
    retention: {
      access: env.RETENTION_ACCESS,
      mail: env.RETENTION_MAIL,
      conversations: env.RETENTION_CONVERSATIONS,
      ownBlocks: env.RETENTION_OWN_BLOCKS,
      runs: env.RETENTION_RUNS,
      accounts: env.RETENTION_ACCOUNTS,
    },
    windows: {
      register: period(env.REGISTER_START, env.REGISTER_END),
      invoice: period(env.STORE_INVOICE_START, env.STORE_INVOICE_END),
      invoiceDate: period(env.INVOICE_DATE_START, env.INVOICE_DATE_END),
    },
    campaign: {
      name: env.CAMPAIGN_NAME,
      promoter: env.CAMPAIGN_PROMOTER,
      cnpj: env.CAMPAIGN_CNPJ,
      certificate: env.CAMPAIGN_CERTIFICATE ?? (env.DEMONSTRATION ? DEMO_CERTIFICATE : null),
      contact: env.CAMPAIGN_CONTACT,
      phone: env.CAMPAIGN_PHONE ?? null,
      privacy: env.CAMPAIGN_PRIVACY ?? env.CAMPAIGN_CONTACT,
    },
  };
}
