import pg from 'pg';
import { NoPrimary, type Primary } from './Primary.ts';

/** Where several hosts may be the one, a connection to a wrong or dead one is given up sooner. */
const PATIENCE_MS = 2_000;
/** A server that takes no writes; of a transaction that said so itself as well, which then was a mistake of ours. */
const READ_ONLY = '25006';

/** What the driver keeps to itself, or says without types. */
interface Internals {
  _ending: boolean;
}
interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * A connection to the primary, wherever that is. A server that says it is read only was the primary and is no longer (or
 * its operator had it stop writing): that connection ends once it has said so, and the next one looks for another.
 */
export class PrimaryClient extends pg.Client {
  readonly #primary: Primary;

  constructor(primary: Primary, config: pg.ClientConfig) {
    const { connectionTimeoutMillis: patience = PATIENCE_MS } = config;
    super({
      ...config,
      connectionString: primary.any.href,
      ...(primary.isSought && { connectionTimeoutMillis: Math.min(patience, PATIENCE_MS) }),
    });
    this.#primary = primary;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | void {
    const connected = this.#connect();
    if (!callback) return connected;
    const done = callback as (error: Error | null, client?: pg.Client) => void;
    connected.then(
      (client) => done(null, client),
      (error: Error) => done(error),
    );
  }

  async #connect(): Promise<pg.Client> {
    const host = await this.#primary.find();
    const { connection } = this;
    // Whoever asked for it may have given up meanwhile.
    if (connection.stream.destroyed || (this as unknown as Internals)._ending)
      throw new Error('Connection terminated while its host was looked for');
    if (this.#primary.isSought) {
      // As in an address: a name, or IPv6 in brackets.
      this.host = host.hostname.replace(/^\[(.*)\]$/, '$1');
      this.port = Number(host.port || 5432);
      connection.on('parameterStatus', (status: ParameterStatus) => this.#refuseStandby(host, status));
    }
    try {
      await super.connect();
    } catch (error) {
      this.#primary.forget(host);
      throw error;
    }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.#leave(host);
    });
    return this;
  }

  /** PostgreSQL says so before a connection can be used (from version 14 on). */
  #refuseStandby(host: URL, { parameterName, parameterValue }: ParameterStatus): void {
    if (parameterName !== 'in_hot_standby' || parameterValue !== 'on') return;
    this.connection.emit('error', new NoPrimary(`${host.host} is a standby.`));
    this.connection.stream.destroy();
  }

  #leave(host: URL): void {
    this.#primary.forget(host);
    // Whoever asked is told by the statement that failed; pools take none back that is ending.
    setImmediate(() => void this.end().catch(() => undefined));
  }
}
