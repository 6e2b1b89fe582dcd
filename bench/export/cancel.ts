import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportKinds } from '@fio/bff/src/areas/exports/export-kinds.ts';
import { workExport } from '@fio/bff/src/areas/exports/work-export.ts';
import { registrationExports } from '@fio/bff/src/areas/registrations/registrations.export.ts';
import { systemClock } from '@fio/bff/src/core/clock.ts';
import { say, settingOf, taskOf } from './setting.ts';

/** Milliseconds after which an export is cancelled: while it counts, sorts, and writes. */
const MOMENTS = [150, 700, 1_500, 2_500, 4_000];

/** Exports cancelled on their way: how long after the cancelling the worker has let go, and what it left behind. */
const task = taskOf();
const { services, spec, close } = settingOf(task);
const { db } = services;
const waits: number[] = [];
for (const moment of MOMENTS) {
  const { id } = await db.exportRequest.create({
    data: {
      resource: 'registrations',
      format: task.format,
      columns: [...spec.columns],
      language: 'pt',
      isWhole: false,
      isPersonal: true,
      purpose: 'Bench',
      fileName: `bench.${task.format}`,
      query: { sort: '-createdAt', f: { to: task.to } },
      byId: randomUUID(),
      byName: 'Bench',
      createdAt: spec.now,
    },
  });
  const working = workExport(
    { ...services, clock: systemClock },
    exportKinds({ exports: [registrationExports] }),
    id,
    { isLast: true },
  );
  await sleep(moment);
  const cancelledAt = performance.now();
  const { count } = await db.exportRequest.updateMany({
    where: { id, state: 'running' },
    data: { state: 'cancelled', finishedAt: new Date() },
  });
  await working;
  // One that was faster than its cancelling says nothing.
  if (count === 1) waits.push(performance.now() - cancelledAt);
}
const left = await readdir(join(task.folder, 'exports')).catch(() => []);
// Those that were faster have a file, as they should.
const whole = await db.exportRequest.count({ where: { state: 'ready' } });
say({ longest: Math.max(...waits), cancelled: waits.length, left: left.length - whole });
await close();
