import { Gauge } from 'prom-client';
import { createChallenges, type Challenges } from '../challenges/challenges.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/index.ts';
import type { Database } from '../database/client.ts';
import type { Logger } from '../log.ts';
import { ApiTokens } from './ApiTokens.ts';
import { bindingCookie, knownCookie, takesSecureCookies, type OwnCookie } from './binding-cookie.ts';
import { DeviceMarks } from './DeviceMarks.ts';
import { Passkeys } from './passkeys/Passkeys.ts';
import { createPasswords, LANES, type Passwords } from './passwords.ts';
import type { Argon2Cost } from './phc.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createVisitors, type Visitors } from './visitors.ts';

/** Who is calling: what they prove it with, what they are known again by, and whether they are a person at all. */
export interface Identity {
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly sessions: Sessions;
  readonly apiTokens: ApiTokens;
  readonly visitors: Visitors;
  /** Which accounts signed in on a visitor's device. */
  readonly devices: DeviceMarks;
  readonly bindingCookie: OwnCookie;
  readonly knownCookie: OwnCookie;
  readonly challenges: Challenges;
}

interface Dependencies extends Pick<Database, 'db' | 'keyed' | 'notices'> {
  readonly clock: Clock;
  readonly log: Logger;
  /** What a password costs, where it isn't what OWASP asks for. */
  readonly passwordCost?: Argon2Cost | undefined;
}

/** Opens it; `start` resolves when ended sessions are heard of. */
export function openIdentity(
  config: Config,
  { db, keyed, notices, clock, log, passwordCost: cost }: Dependencies,
) {
  const { secrets, publicUrl, adminUrl, accountsPerDevice, campaign } = config;
  const sessions = createSessions({ pool: keyed, notices, clock });
  const passwords = createPasswords({ processes: config.processes, ...(cost && { cost }) });
  const apiTokens = new ApiTokens({ db, clock });
  const port: Identity = {
    passwords,
    passkeys: new Passkeys({ hashKeys: secrets.hashKeys, clock, publicUrl, name: campaign.name }),
    sessions,
    apiTokens,
    visitors: createVisitors(keyed),
    devices: new DeviceMarks({
      hashKeys: secrets.hashKeys,
      clock,
      isSecure: takesSecureCookies(publicUrl),
      accounts: accountsPerDevice,
    }),
    bindingCookie: bindingCookie(adminUrl),
    knownCookie: knownCookie(publicUrl),
    challenges: createChallenges(config, { clock, log }),
  };
  const waiting = new Gauge({
    name: 'passwords_waiting',
    help: 'Passwords that wait to be hashed or compared, by whose they are.',
    labelNames: ['lane'],
    registers: [],
    collect() {
      for (const lane of LANES) this.set({ lane }, passwords.waiting(lane));
    },
  });
  return {
    port,
    metrics: [waiting],
    start: () => sessions.start(),
    close: async () => {
      await apiTokens.flush();
      await sessions.stop();
    },
  };
}
