import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import type { Clock } from '../clock.ts';
import { bindingCookie, type BindingCookie } from './binding-cookie.ts';
import { createCpfVault, type CpfVault } from './CpfVault.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Who people are and how they prove it. */
export interface Identity {
  readonly passwords: Passwords;
  readonly cpfVault: CpfVault;
  readonly sessions: Sessions;
  readonly bindingCookie: BindingCookie;
}

export function createIdentity(config: Config, pool: Pool, clock: Clock): Identity {
  return {
    passwords: createPasswords(),
    cpfVault: createCpfVault(config.secrets),
    sessions: createSessions({ pool, databaseUrl: config.databaseUrl, clock }),
    bindingCookie: bindingCookie(config.publicUrl),
  };
}
