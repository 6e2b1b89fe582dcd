import type { CommandName } from '@fio/contracts';
import type pg from 'pg';
import { createClient } from '../../core/database/connections.ts';
import type { Infrastructure } from '../../core/infrastructure.ts';
import { redact } from '../../core/redact.ts';
import type { CommandRun } from '../../generated/prisma/client.ts';
import type { Command } from '../../engine/command.ts';
import type { CommandRegistry } from './registry.ts';
import { RunCancelled } from './RunCancelled.ts';
import { RunReport } from './RunReport.ts';

/** Any number that nothing else in the product locks; the second one is the command's. */
const COMMAND_LOCK = 727_030;
const MESSAGE_LIMIT = 500;

type Worked = Pick<CommandRun, 'id' | 'command' | 'isDry' | 'target'>;

const messageOf = (error: unknown) =>
  redact(error instanceof Error ? error.message : String(error)).slice(0, MESSAGE_LIMIT);

/** The row says that only one of a kind is under way; this lock says it to a worker that was given up and still lives. */
async function takeLock(connection: pg.Client, command: string): Promise<void> {
  const { rows } = await connection.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken',
    [COMMAND_LOCK, command],
  );
  if (!rows[0]?.taken) throw new Error(`Another worker still runs ${command}: it is tried again.`);
}

async function perform(
  services: Infrastructure,
  { rules, named }: CommandRegistry,
  run: Worked,
  connection: pg.Client,
) {
  const command: Command = named(run.command as CommandName);
  const { db, clock, log } = services;
  const before = await db.commandRun.findUniqueOrThrow({ where: { id: run.id } });
  const report = new RunReport(services, before);
  if (before.state === 'running') report.output('begunAgain');
  const startedAt = before.startedAt ?? clock.now();
  const [taken] = await db.commandRun.updateManyAndReturn({
    where: { id: run.id, state: { in: ['queued', 'running'] } },
    data: { state: 'running', startedAt, seenAt: clock.now() },
  });
  if (taken === undefined) return;
  // The worker before died while it was to end.
  if (taken.cancelAskedAt !== null) return report.end('cancelled');
  report.start();
  const { isDry, target } = run;
  const { output, progress } = { output: report.output.bind(report), progress: report.progress.bind(report) };
  try {
    const isWell = await command.work(services, { isDry, target, connection, output, progress }, rules);
    await report.end(isWell ? 'succeeded' : 'failed');
  } catch (error) {
    if (error instanceof RunCancelled) return await report.end('cancelled');
    log.error({ err: error, command: command.name }, 'command failed');
    report.output('failed', { message: messageOf(error) });
    await report.end('failed');
  } finally {
    await report.stop();
  }
}

/**
 * Works one run to its end, whatever that is. Rejects only when it could not begin; a run that is over is left alone, one
 * whose worker died is begun again.
 */
export async function workRun(
  services: Infrastructure,
  registry: CommandRegistry,
  id: string,
): Promise<void> {
  const run = await services.db.commandRun.findUnique({ where: { id } });
  if (run === null || run.finishedAt !== null) return;
  const connection = createClient(services.config.databaseUrl, {
    application_name: 'fio-command',
    keepAlive: true,
  });
  connection.on('error', (err) => services.log.warn({ err }, 'connection of a command lost'));
  await connection.connect();
  try {
    await takeLock(connection, run.command);
    await perform(services, registry, run, connection);
  } finally {
    await connection.end();
  }
}
