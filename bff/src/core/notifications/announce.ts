import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NotificationKind } from '@fio/domain';
import type { Clock } from '../clock.ts';
import type { Ask } from '../database/in-snapshot.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { notifyQueue } from './notify-queue.ts';

/** Something that people may have asked to be told of. */
export interface Happening {
  readonly kind: NotificationKind;
  /** The theory, draw, prize or winner; told of once, however often it happens. */
  readonly recordId: string;
  /** Whom alone it concerns; everybody who asked for the kind, unless said. */
  readonly registrationId?: string;
}

const ANNOUNCE = readFileSync(new URL('./announce.sql', import.meta.url), 'utf8');

interface Dependencies {
  readonly clock: Clock;
  /** Without them the next minute finds it. */
  readonly jobs?: Jobs;
}

/** Notes what happened in the transaction that makes it so, with the job that tells people; two statements for any number. */
export async function announce(
  { jobs, clock }: Dependencies,
  run: Ask,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return;
  const rows = happenings.map((one) => ({ id: randomUUIDv7(), ...one }));
  const events = await run<{ id: string }>('announce', ANNOUNCE, [JSON.stringify(rows), clock.now()]);
  await jobs?.sendAll(
    run,
    notifyQueue,
    events.map(({ id }) => ({ eventId: id })),
  );
}
