import { randomUUID } from 'node:crypto';
import type { CommandLine, CommandName } from '@fio/contracts';
import type { Transaction } from '../src/core/database/prisma.ts';
import { daysFrom } from './days.ts';
import type { People } from './seed-people.ts';

interface Past {
  readonly command: CommandName;
  /** Days from now. */
  readonly at: number;
  readonly milliseconds: number;
  /** By somebody, instead of the clock. */
  readonly byPerson?: true;
  readonly isDry?: true;
  readonly lines: readonly (readonly [CommandLine, Record<string, string | number>])[];
}

/** What the first days of a campaign would leave in the log of commands, oldest first. */
const PAST: readonly Past[] = [
  {
    command: 'resend-mail',
    at: -3,
    milliseconds: 180,
    byPerson: true,
    isDry: true,
    lines: [['resendable', { count: 4 }]],
  },
  {
    command: 'resend-mail',
    at: -2.99,
    milliseconds: 640,
    byPerson: true,
    lines: [['resent', { count: 4 }]],
  },
  {
    command: 'refresh-statistics',
    at: -2,
    milliseconds: 2_310,
    byPerson: true,
    lines: [['analysed', { count: 58 }]],
  },
  {
    command: 'retention',
    at: -1,
    milliseconds: 410,
    lines: [
      ['removed', { rule: 'access', days: 184, count: 0 }],
      ['removed', { rule: 'farewells', days: 7, count: 2 }],
      ['removed', { rule: 'accounts', days: 1826, count: 0 }],
    ],
  },
  {
    command: 'clean-up',
    at: -0.02,
    milliseconds: 95,
    lines: [
      ['removed', { rule: 'links', days: 7, count: 6 }],
      ['removed', { rule: 'idempotency', days: 1, count: 31 }],
      ['removed', { rule: 'uploads', days: 1, count: 1 }],
    ],
  },
];

/** Runs of the demonstration, so that the log of commands reads like one. */
export async function seedCommands(tx: Transaction, { staff }: People, now: Date): Promise<void> {
  const [person] = staff;
  await tx.commandRun.createMany({
    data: PAST.map(({ command, at, milliseconds, byPerson = false, isDry = false, lines }) => {
      const begun = daysFrom(now, at);
      const over = new Date(begun.getTime() + milliseconds);
      return {
        id: randomUUID(),
        command,
        isDry,
        state: 'succeeded',
        exitCode: 0,
        createdAt: begun,
        startedAt: begun,
        seenAt: over,
        finishedAt: over,
        lines: lines.map(([code, values]) => ({ at: over.toISOString(), code, values })),
        trigger: byPerson ? 'person' : 'schedule',
        actorId: byPerson ? (person?.id ?? null) : null,
        actorName: byPerson ? (person?.name ?? '') : null,
      };
    }),
  });
}
