import { type Config, ConfigError, loadConfig } from '../../bff/src/core/config/index.ts';
import { mayShare, processesFor } from '../product/capacity.ts';
import { UserError } from '../shared/UserError.ts';

/** What `npm start` itself needs to know of the configuration. */
export interface Settings {
  config: Config;
  /** A database of somebody else's; undefined: the embedded one is to be started. */
  databaseUrl: string | undefined;
  isProduction: boolean;
  /** BFFs: of PROCESSES, or as many as the machine has cores but one. */
  processes: number;
}

/** Stands in for the embedded server's address while there is none yet. */
const TO_COME = 'postgresql://127.0.0.1/fio';

/** Checks the whole environment before anything is started. Throws a UserError that lists what to mend. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const databaseUrl = environment['DATABASE_URL']?.trim() || undefined;
  const isProduction = environment['NODE_ENV'] === 'production';
  if (isProduction && !databaseUrl) {
    throw new UserError(
      'NODE_ENV=production needs a DATABASE_URL: the embedded PostgreSQL and the demonstration content, with its ' +
        'well-known passwords, are not for production. Set DATABASE_URL, or leave NODE_ENV unset.',
    );
  }
  try {
    const given = {
      ...environment,
      DATABASE_URL: databaseUrl ?? TO_COME,
      DEMONSTRATION: String(!databaseUrl),
    };
    const config = loadConfig(given);
    const processes = environment['PROCESSES']?.trim() ? config.processes : processesFor();
    if (processes > 1 && !mayShare(process.platform))
      throw new UserError(
        `PROCESSES: this system (${process.platform}) lets one process alone listen at a port; use 1.`,
      );
    return { config, databaseUrl, isProduction, processes };
  } catch (error) {
    if (error instanceof ConfigError) throw new UserError(error.message);
    throw error;
  }
}
