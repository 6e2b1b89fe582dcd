import { join } from 'node:path';
import { RecordFollowers } from './areas/changes/RecordFollowers.ts';
import { FrozenLists } from './areas/calculation/list/FrozenLists.ts';
import { drawEvidence } from './areas/draws/draw-evidence.ts';
import { PublishedEvidence } from './areas/draws/PublishedEvidence.ts';
import { IpBlocks } from './areas/ips/IpBlocks.ts';
import { Sightings } from './areas/ips/Sightings.ts';
import { CanaryGuard } from './areas/remote-loads/CanaryGuard.ts';
import { RemoteLoads } from './areas/remote-loads/RemoteLoads.ts';
import { ShareImages } from './areas/share/ShareImages.ts';
import { PublicContent } from './areas/shows/PublicContent.ts';
import { UnsubscribeLinks } from './areas/unsubscribe/UnsubscribeLinks.ts';
import { LuckyNumbers } from './areas/tickets/LuckyNumbers.ts';
import { createVisitors, type Visitors } from './areas/session/visitors.ts';
import { createVoting, type Voting } from './areas/votes/voting.ts';
import { createChallenges, type Challenges } from './core/challenges/challenges.ts';
import { systemClock, type Clock } from './core/clock.ts';
import { openDatabase, type Database } from './core/database/client.ts';
import { bindingCookie, knownCookie, type OwnCookie } from './core/identity/binding-cookie.ts';
import { CpfVault } from './core/identity/CpfVault.ts';
import { createPasswords, type Passwords } from './core/identity/passwords.ts';
import { ApiTokens } from './core/identity/ApiTokens.ts';
import { TwoFactorVault } from './core/identity/TwoFactorVault.ts';
import { createSessions, type Sessions } from './core/identity/sessions.ts';
import { createJobSender, type Jobs } from './core/jobs/jobs.ts';
import { createLog, type Logger } from './core/log.ts';
import { createMail, type Mail } from './core/mail/outbox.ts';
import { Audience } from './core/observation/Audience.ts';
import { ErrorRelay } from './core/observation/ErrorRelay.ts';
import { PolicyWatch } from './core/observation/PolicyWatch.ts';
import { ErrorReporter } from './core/observation/ErrorReporter.ts';
import { createFileBox, createLetterBox, createSeedBox, type SecretBox } from './core/secrets/SecretBox.ts';
import { KeyWatch } from './core/secrets/KeyWatch.ts';
import { Bucket } from './core/storage/Bucket.ts';
import { FileStorage } from './core/storage/FileStorage.ts';
import { queues } from './areas/jobs.ts';
import type { Config } from './config/index.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { buildStore } from './remotes/BuildBucket.ts';
import { BuildFolder, type BuildStore } from './remotes/BuildFolder.ts';
import { PreviewLinks } from './remotes/PreviewLinks.ts';
import { publisherKeys } from './remotes/publisher-keys.ts';
import { RemoteRegistry } from './remotes/registry.ts';
import type { PublisherKey } from './remotes/signature.ts';

/** What every part of a process may use; made once, from the configuration alone. */
export interface Services extends Voting, Pick<Database, 'pool' | 'db'> {
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
  readonly luckyNumbers: LuckyNumbers;
  readonly frozenLists: FrozenLists;
  readonly publishedEvidence: PublishedEvidence;
  readonly visitors: Visitors;
  readonly sessions: Sessions;
  readonly ipBlocks: IpBlocks;
  readonly recordFollowers: RecordFollowers;
  readonly sightings: Sightings;
  readonly apiTokens: ApiTokens;
  readonly bindingCookie: OwnCookie;
  readonly knownCookie: OwnCookie;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly storage: FileStorage;
  /** What no address delivers: files that only an endpoint with a permission hands out. */
  readonly privateFiles: FileStorage;
  readonly shareImages: ShareImages;
  readonly content: PublicContent;
  readonly errors: ErrorReporter;
  readonly errorRelay: ErrorRelay;
  readonly audience: Audience;
  readonly policyWatch: PolicyWatch;
  readonly remotes: RemoteRegistry;
  readonly remoteLoads: RemoteLoads;
  /** Whose signatures of builds count. */
  readonly publisherKeys: readonly PublisherKey[];
  readonly builds: BuildStore;
  readonly previewLinks: PreviewLinks;
}

/** What tests put in place of the real thing. */
export type Substitutes = Partial<Pick<Services, 'clock' | 'log'>>;

/** Services that have to be started before the first request and ended after the last one. */
export interface Composition {
  readonly services: Services;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export function createServices(config: Config, substitutes: Substitutes = {}): Composition {
  const log = substitutes.log ?? createLog(config.logLevel, 'bff');
  const clock = substitutes.clock ?? systemClock;
  const { pool, keyed, db, close } = openDatabase({
    url: config.databaseUrl,
    name: 'fio-bff',
    max: config.databaseConnections,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const jobs = createJobSender(pool, queues, (err) => log.warn({ err }, 'job queue in trouble'));
  const voting = createVoting(config, { pool, keyed, clock });
  const content = new PublicContent({ db, databaseUrl: config.databaseUrl, clock, live: voting.live });
  const { serverDsn, browserDsn, environment } = config.observation;
  const storage = new FileStorage(join(config.dataDir, 'files'));
  const seedBox = createSeedBox(config.secrets);
  const letterBox = createLetterBox(config.secrets);
  const frozenLists = new FrozenLists({ db, seedBox });
  const keys = publisherKeys(config);
  const bucket = config.remotes.bucket && new Bucket(config.remotes.bucket);
  const builds = buildStore({ db, keys }, new BuildFolder(join(config.dataDir, 'mf')), bucket);
  const { environment: remotesEnvironment, canary: threshold } = config.remotes;
  const guard = new CanaryGuard({
    ...{ db, clock, log, threshold, environment: remotesEnvironment },
    hashKeys: config.secrets.hashKeys,
  });
  const keyWatch = new KeyWatch({ pool, databaseUrl: config.databaseUrl, secrets: config.secrets, log });
  const services: Services = {
    config,
    log,
    clock,
    pool,
    db,
    limits: createLimits(pool),
    challenges: createChallenges(config, { clock, log }),
    ...voting,
    passwords: createPasswords(),
    cpfVault: new CpfVault(config.secrets),
    twoFactorVault: new TwoFactorVault(config.secrets),
    seedBox,
    fileBox: createFileBox(config.secrets),
    letterBox,
    luckyNumbers: new LuckyNumbers(seedBox),
    frozenLists,
    publishedEvidence: new PublishedEvidence((drawId) => drawEvidence({ db, pool, frozenLists }, drawId)),
    visitors: createVisitors(keyed),
    apiTokens: new ApiTokens({ db, clock }),
    ipBlocks: new IpBlocks({ pool, databaseUrl: config.databaseUrl, clock }),
    sightings: new Sightings({ pool, log, clock }),
    recordFollowers: new RecordFollowers({ pool, databaseUrl: config.databaseUrl, clock }),
    sessions: createSessions({ pool: keyed, databaseUrl: config.databaseUrl, clock }),
    bindingCookie: bindingCookie(config.adminUrl),
    knownCookie: knownCookie(config.publicUrl),
    jobs,
    mail: createMail(jobs, letterBox),
    unsubscribeLinks: new UnsubscribeLinks(config.secrets, config.publicUrl),
    storage,
    privateFiles: new FileStorage(join(config.dataDir, 'private'), { isPrivate: true }),
    shareImages: new ShareImages(storage),
    content,
    errors: new ErrorReporter({ dsn: serverDsn, environment, log }),
    errorRelay: new ErrorRelay(browserDsn, { clock, log }),
    audience: new Audience({ has: async (slug) => (await content.show(slug)) !== null }),
    policyWatch: new PolicyWatch(log),
    remotes: new RemoteRegistry({
      ...{ db, databaseUrl: config.databaseUrl, log, keys, builds },
      environment: remotesEnvironment,
    }),
    remoteLoads: new RemoteLoads({ pool, log, clock, guard, environment: remotesEnvironment }),
    publisherKeys: keys,
    builds,
    previewLinks: new PreviewLinks(config.secrets, config),
  };
  return {
    services,
    start: async () => {
      await keyWatch.start();
      await jobs.start();
      await services.sessions.start();
      await services.content.start();
      await services.ipBlocks.start();
      await services.recordFollowers.start();
      await services.remotes.start();
    },
    close: async () => {
      services.liveStreams.close();
      await services.recordFollowers.stop();
      await services.remotes.stop();
      bucket?.close();
      await services.votes.drain();
      services.voteAddresses.stop();
      await services.sightings.flush();
      await services.remoteLoads.flush();
      await services.errors.stop();
      await services.shareImages.stop();
      await services.ipBlocks.stop();
      await services.content.stop();
      await services.sessions.stop();
      await jobs.stop();
      await keyWatch.stop();
      await close();
    },
  };
}
