import type { Metric } from 'prom-client';
import { openAddresses, type Addresses } from './addresses/addresses.ts';
import type { Beacon } from './beacon/Beacon.ts';
import { openBeacon } from './beacon/open-beacon.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config/index.ts';
import { MovableClock } from './demonstration/MovableClock.ts';
import { openDatabase, type Database } from './database/client.ts';
import { openIdentity, type Identity } from './identity/identity.ts';
import type { Argon2Cost } from './identity/phc.ts';
import { createJobSender, type Jobs } from './jobs/jobs.ts';
import type { Queue } from './jobs/queue.ts';
import { openLimits, type Limits } from './limits.ts';
import { StreamCapacity } from './limits/StreamCapacity.ts';
import { openLines, type Lines } from './line/lines.ts';
import { createLog, type Logger } from './log.ts';
import { createMail, type Mail } from './mail/outbox.ts';
import { UnsubscribeLinks } from './mail/UnsubscribeLinks.ts';
import { databaseGauges } from './observation/database-gauges.ts';
import { ErrorReporter } from './observation/ErrorReporter.ts';
import { folderGauges } from './observation/folder-gauges.ts';
import { Measures } from './observation/Measures.ts';
import { openRemotes, type Remotes } from './remotes/remotes.ts';
import { KeyWatch } from './secrets/KeyWatch.ts';
import { createVaults, type Vaults } from './secrets/vaults.ts';
import { openTransparency, type Transparency } from './transparency/transparency.ts';
import { openStorages, type ProductStorage } from './storage/open-storages.ts';

/**
 * The ports of what the product stands on, whatever it is about: made once per process, from the configuration alone.
 * What belongs together is one port, and a function asks for the ports it uses: `Pick<Infrastructure, 'db' | 'vaults'>`.
 */
export interface Infrastructure extends Pick<Database, 'db' | 'pool' | 'watch'> {
  readonly config: Config;
  readonly log: Logger;
  readonly errors: ErrorReporter;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly limits: Limits;
  readonly streams: StreamCapacity;
  readonly lines: Lines;
  readonly addresses: Addresses;
  readonly identity: Identity;
  readonly vaults: Vaults;
  readonly storage: ProductStorage;
  readonly remotes: Remotes;
  readonly transparency: Transparency;
  readonly beacon: Beacon;
}

/** For what areas keep; a handler, which looks for rows in every way, doesn't get the connections that may not scan. */
export type ServiceInfrastructure = Infrastructure & Pick<Database, 'keyed' | 'notices'>;

/** What tests put in place of the real thing. */
export interface Substitutes extends Partial<Pick<Infrastructure, 'clock' | 'log'>> {
  /** No environment variable: nothing that is deployed can make passwords cheap. */
  readonly passwordCost?: Argon2Cost;
}

/** Started before the first request, and closed after the last one. */
export interface OpenInfrastructure extends Pick<Database, 'keyed' | 'notices' | 'warm'> {
  readonly infrastructure: Infrastructure;
  readonly measures: Measures;
  /** What it tells Prometheus of the database, the files and whatever it leans on. */
  readonly metrics: readonly Metric[];
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** `queues` are all that jobs are sent to, by whatever area. */
export function openInfrastructure(
  config: Config,
  queues: readonly Queue<object>[],
  substitutes: Substitutes = {},
): OpenInfrastructure {
  const log = substitutes.log ?? createLog(config.logLevel, 'bff');
  const { secrets } = config;
  const { pool, keyed, db, notices, watch, warm, close } = openDatabase({
    url: config.databaseUrl,
    name: 'fio-bff',
    max: config.databaseConnections,
    onError: ({ message }) => log.warn({ reason: message }, 'database connection lost'),
    onChange: (isUp) =>
      isUp ? log.info('the database answers again') : log.error('the database does not answer'),
  });
  const movable = config.demonstration ? new MovableClock({ pool, notices }) : null;
  const clock = substitutes.clock ?? movable ?? systemClock;
  const jobs = createJobSender(pool, queues, (err) => log.warn({ err }, 'job queue in trouble'));
  const { serverDsn, environment } = config.observation;
  const errors = new ErrorReporter({ dsn: serverDsn, environment, log });
  const vaults = createVaults(secrets);
  const measures = new Measures();
  const {
    builds,
    close: closeStorage,
    ...storage
  } = openStorages(config, (driver) => measures.ofStorage(driver));
  const unsubscribeLinks = new UnsubscribeLinks(secrets, config.publicUrl);
  const keyWatch = new KeyWatch({ pool, notices, secrets, log });
  const identity = openIdentity(config, {
    ...{ db, keyed, notices, clock, log },
    passwordCost: substitutes.passwordCost,
  });
  const addresses = openAddresses({ pool, notices, clock, log });
  const limits = openLimits({ pool, keyed });
  const streams = new StreamCapacity({
    most: config.liveStreams,
    mostPerAddress: config.liveStreamsPerAddress,
  });
  const lines = openLines(config, { pool, log, clock });
  const remotes = openRemotes(config, {
    db,
    notices,
    log,
    bucket: builds,
    privateFiles: storage.privateFiles,
  });
  return {
    infrastructure: {
      config,
      log,
      errors,
      clock,
      db,
      pool,
      watch,
      jobs,
      mail: createMail({ jobs, letters: vaults.letters, unsubscribeLinks }),
      limits: limits.port,
      streams,
      lines: lines.port,
      addresses: addresses.port,
      identity: identity.port,
      vaults,
      storage,
      remotes: remotes.port,
      transparency: openTransparency(config, { db, clock }),
      beacon: openBeacon(config.beacon, { clock, log }),
    },
    keyed,
    notices,
    warm,
    measures,
    metrics: [
      ...measures.metrics,
      ...databaseGauges(pool, watch),
      ...folderGauges(config.dataDir),
      ...identity.metrics,
      ...streams.metrics,
      remotes.port.registry.refusals,
    ],
    start: async () => {
      watch.start();
      await movable?.start();
      await keyWatch.start();
      await jobs.start();
      limits.start();
      await identity.start();
      await addresses.start();
      await remotes.start();
    },
    close: async () => {
      limits.close();
      lines.close();
      await remotes.close();
      await addresses.close();
      await errors.stop();
      await identity.close();
      await jobs.stop();
      await keyWatch.stop();
      await movable?.stop();
      await closeStorage();
      await close();
    },
  };
}
