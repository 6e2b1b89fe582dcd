import { IpBlocks } from './addresses/IpBlocks.ts';
import { Sightings } from './addresses/Sightings.ts';
import { createChallenges, type Challenges } from './challenges/challenges.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config/index.ts';
import { openDatabase, type Database } from './database/client.ts';
import { ApiTokens } from './identity/ApiTokens.ts';
import { bindingCookie, knownCookie, takesSecureCookies, type OwnCookie } from './identity/binding-cookie.ts';
import { CpfVault } from './identity/CpfVault.ts';
import { DeviceMarks } from './identity/DeviceMarks.ts';
import { createPasswords, type Passwords } from './identity/passwords.ts';
import { createSessions, type Sessions } from './identity/sessions.ts';
import { TwoFactorVault } from './identity/TwoFactorVault.ts';
import { createVisitors, type Visitors } from './identity/visitors.ts';
import { createJobSender, type Jobs } from './jobs/jobs.ts';
import type { Queue } from './jobs/queue.ts';
import { createLimits, type Limits } from './limits.ts';
import { createLog, type Logger } from './log.ts';
import { createMail, type Mail } from './mail/outbox.ts';
import { UnsubscribeLinks } from './mail/UnsubscribeLinks.ts';
import { ErrorReporter } from './observation/ErrorReporter.ts';
import { openRemotes, type Remotes } from './remotes/remotes.ts';
import { KeyWatch } from './secrets/KeyWatch.ts';
import { createFileBox, createLetterBox, createSeedBox, type SecretBox } from './secrets/SecretBox.ts';
import type { FileStorage } from './storage/FileStorage.ts';
import { openStorages } from './storage/open-storages.ts';

/** What the product stands on, whatever it is about: made once per process, from the configuration alone. */
export interface Infrastructure extends Pick<Database, 'pool' | 'keyed' | 'db'>, Remotes {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly passwords: Passwords;
  readonly cpfVault: CpfVault;
  readonly twoFactorVault: TwoFactorVault;
  /** Seeds of orders and schedules, until they are revealed. */
  readonly seedBox: SecretBox;
  /** Stored files that hold whole CPFs. */
  readonly fileBox: SecretBox;
  /** Letters whose links open accounts, until they are sent. */
  readonly letterBox: SecretBox;
  readonly visitors: Visitors;
  readonly sessions: Sessions;
  readonly apiTokens: ApiTokens;
  readonly devices: DeviceMarks;
  readonly bindingCookie: OwnCookie;
  readonly knownCookie: OwnCookie;
  readonly ipBlocks: IpBlocks;
  readonly sightings: Sightings;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly storage: FileStorage;
  /** What no address delivers: files that only an endpoint with a permission hands out. */
  readonly privateFiles: FileStorage;
  readonly errors: ErrorReporter;
}

/** What tests put in place of the real thing. */
export type Substitutes = Partial<Pick<Infrastructure, 'clock' | 'log'>>;

/** Started before the first request, and closed after the last one. */
export interface OpenInfrastructure {
  readonly infrastructure: Infrastructure;
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
  const clock = substitutes.clock ?? systemClock;
  const { databaseUrl, secrets } = config;
  const { pool, keyed, db, close } = openDatabase({
    url: databaseUrl,
    name: 'fio-bff',
    max: config.databaseConnections,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const jobs = createJobSender(pool, queues, (err) => log.warn({ err }, 'job queue in trouble'));
  const letterBox = createLetterBox(secrets);
  const { serverDsn, environment } = config.observation;
  const storages = openStorages(config);
  const remotes = openRemotes(config, {
    db,
    log,
    bucket: storages.builds,
    privateFiles: storages.privateFiles,
  });
  const keyWatch = new KeyWatch({ pool, databaseUrl, secrets, log });
  const infrastructure: Infrastructure = {
    config,
    log,
    clock,
    pool,
    keyed,
    db,
    limits: createLimits(pool),
    challenges: createChallenges(config, { clock, log }),
    passwords: createPasswords(),
    cpfVault: new CpfVault(secrets),
    twoFactorVault: new TwoFactorVault(secrets),
    seedBox: createSeedBox(secrets),
    fileBox: createFileBox(secrets),
    letterBox,
    visitors: createVisitors(keyed),
    sessions: createSessions({ pool: keyed, databaseUrl, clock }),
    apiTokens: new ApiTokens({ db, clock }),
    devices: new DeviceMarks({
      hashKeys: secrets.hashKeys,
      clock,
      isSecure: takesSecureCookies(config.publicUrl),
      accounts: config.accountsPerDevice,
    }),
    bindingCookie: bindingCookie(config.adminUrl),
    knownCookie: knownCookie(config.publicUrl),
    ipBlocks: new IpBlocks({ pool, databaseUrl, clock }),
    sightings: new Sightings({ pool, log, clock }),
    jobs,
    mail: createMail(jobs, letterBox),
    unsubscribeLinks: new UnsubscribeLinks(secrets, config.publicUrl),
    storage: storages.publicFiles,
    privateFiles: storages.privateFiles,
    errors: new ErrorReporter({ dsn: serverDsn, environment, log }),
    ...remotes.ports,
  };
  const { sessions, ipBlocks, sightings, errors } = infrastructure;
  return {
    infrastructure,
    start: async () => {
      await keyWatch.start();
      await jobs.start();
      await sessions.start();
      await ipBlocks.start();
      await remotes.start();
    },
    close: async () => {
      await remotes.close();
      await sightings.flush();
      await errors.stop();
      await ipBlocks.stop();
      await sessions.stop();
      await jobs.stop();
      await keyWatch.stop();
      await storages.close();
      await close();
    },
  };
}
