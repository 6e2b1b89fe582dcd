import { Counter, Histogram, type Metric } from 'prom-client';
import type { MailTransport } from '../mail/transport.ts';
import { SendFailure } from '../mail/send-failure.ts';
import type { StorageDriver } from '../storage/StorageDriver.ts';

/** How a call of the storage came out: there was no such file is an answer too. */
type StorageOutcome = 'done' | 'missing' | 'failed';

/** What a process counts of the services it leans on, for Prometheus: names of operations and outcomes, nobody's data. */
export class Measures {
  readonly #storage = new Histogram({
    name: 'storage_duration_seconds',
    help: 'Time of one call of the storage, a folder or a bucket, up to its answer; outcome is done, missing or failed.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30],
    registers: [],
  });
  readonly #letters = new Counter({
    name: 'letters_total',
    help: 'Letters handed to the mail server; outcome is sent, or why it was not taken (core/mail/send-failure.ts).',
    labelNames: ['outcome'],
    registers: [],
  });
  readonly metrics: readonly Metric[] = [this.#storage, this.#letters];

  /** The same driver, its calls timed. */
  ofStorage(driver: StorageDriver): StorageDriver {
    const timed =
      <Given extends unknown[], Answer>(operation: string, call: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        const startedAt = performance.now();
        const note = (outcome: StorageOutcome) =>
          this.#storage.observe({ operation, outcome }, (performance.now() - startedAt) / 1000);
        try {
          const answer = await call(...given);
          note('done');
          return answer;
        } catch (error) {
          note(driver.isMissing(error) ? 'missing' : 'failed');
          throw error;
        }
      };
    return {
      isMissing: driver.isMissing,
      getBytes: timed('read', (key) => driver.getBytes(key)),
      getStream: timed('read', (key) => driver.getStream(key)),
      getRange: timed('read', (key, range) => driver.getRange(key, range)),
      getMetaData: timed('look', (key) => driver.getMetaData(key)),
      put: timed('write', (key, contents, options) => driver.put(key, contents, options)),
      putStream: timed('write', (key, contents, options) => driver.putStream(key, contents, options)),
      delete: timed('remove', (key) => driver.delete(key)),
      drafts: (before) => driver.drafts(before),
      dropDraft: (draft) => driver.dropDraft(draft),
      list: (prefix) => driver.list(prefix),
    };
  }

  /** The same transport, its letters counted. */
  ofMail(transport: MailTransport): MailTransport {
    return {
      send: async (mail) => {
        try {
          await transport.send(mail);
        } catch (error) {
          this.#letters.inc({ outcome: error instanceof SendFailure ? error.kind : 'trouble' });
          throw error;
        }
        this.#letters.inc({ outcome: 'sent' });
      },
      close: () => transport.close(),
    };
  }
}
