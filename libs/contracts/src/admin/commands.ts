import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { idParams, instant, uuid } from '../core/fields.ts';
import { listQuery, listResponse } from '../core/list.ts';

/** Every maintenance command that may be run from the back office. What isn't here can't be. */
export const COMMANDS = [
  'clean-up',
  'retention',
  'reconcile-blocks',
  'prescribe-winners',
  'resend-mail',
  'retry-jobs',
  'verify-audit',
  'refresh-statistics',
  'rebuild-indexes',
  'rotate-keys',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** `cancelling`: somebody asked for its end, and the step under way is still being done. */
export const COMMAND_STATES = [
  'queued',
  'running',
  'cancelling',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type CommandState = (typeof COMMAND_STATES)[number];
/** What a run that was cancelled ends with: 128 and the number of SIGINT, as shells say it. */
export const CANCELLED_EXIT = 130;
/** Who began it. */
export const COMMAND_TRIGGERS = ['person', 'schedule', 'terminal'] as const;
/** When a command runs by itself, in America/Sao_Paulo: every quarter of an hour, just after midnight, or late at night. */
export const COMMAND_SCHEDULES = ['quarter', 'midnight', 'night'] as const;

/** What a line of output says; the words are the reader's catalogue's. */
export const COMMAND_LINES = [
  'removed',
  'removable',
  'ruleFailed',
  'blocks',
  'blocksDue',
  'prescribed',
  'prescribable',
  'resent',
  'resendable',
  'jobGivenUp',
  'jobsGivenUp',
  'jobsRetried',
  'auditWhole',
  'auditBroken',
  'analysed',
  'analysable',
  'indexRebuilt',
  'indexRebuildable',
  'indexLeftover',
  'indexNone',
  'keyUsed',
  'keysDue',
  'keysRotated',
  'keysLeft',
  'hashesKept',
  'keyRetired',
  'begunAgain',
  'abandoned',
  'cancelled',
  'cancelledUnbegun',
  'failed',
] as const;
export type CommandLine = (typeof COMMAND_LINES)[number];

/** What is kept for a limited time only, each for its own. */
export const RETENTION_RULES = [
  'links',
  'mailLinks',
  'idempotency',
  'limits',
  'knownDevices',
  'lineEntries',
  'attachments',
  'uploads',
  'lists',
  'saleImports',
  'drafts',
  'media',
  'rehearsals',
  'exports',
  'bulkRuns',
  'remoteLoads',
  'buildVisitors',
  'canaryVisitors',
  'access',
  'logs',
  'addresses',
  'ipPeople',
  'ipDays',
  'ips',
  'placeCards',
  'mail',
  'farewells',
  'notifications',
  'webhooks',
  'embedDays',
  'visitDays',
  'ownBlocks',
  'sales',
  'prizeEvidence',
  'winnerDocuments',
  'conversations',
  'runs',
  'accounts',
] as const;
export type RetentionRule = (typeof RETENTION_RULES)[number];

export const commandRun = z.object({
  id: uuid(),
  command: z.enum(COMMANDS),
  /** What it works on, where it takes one: an index. */
  target: z.nullable(z.string()),
  trigger: z.enum(COMMAND_TRIGGERS),
  /** Nothing is changed: the output says what would be. */
  isDry: z.boolean(),
  state: z.enum(COMMAND_STATES),
  /** null: nobody, the clock began it. */
  by: z.nullable(z.string()),
  createdAt: instant(),
  startedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** From beginning to end, in milliseconds. */
  duration: z.nullable(z.int()),
  /** 0 when all is well, CANCELLED_EXIT when it was cancelled; null until it is over. */
  exitCode: z.nullable(z.int()),
});
export type CommandRun = z.infer<typeof commandRun>;

/** So many lines of output are kept, the latest ones. */
export const OUTPUT_LINES = 500;

const commandRunDetail = z.extend(commandRun, {
  /** How far it is: `done` of `total`, in a measure of its own; null where it can't say. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** Who asked for its end and when. It may have come too late, when nothing was left to be done. */
  cancelAsked: z.nullable(z.object({ by: z.string(), at: instant() })),
  lines: z.array(
    z.object({
      at: instant(),
      code: z.enum(COMMAND_LINES),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type CommandRunDetail = z.infer<typeof commandRunDetail>;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'));

/** Maintenance from the back office (product/domain.md, 3.19): an allow-list, a dry run, one of a kind at a time. */
export const commands = {
  list: endpoint({
    method: 'GET',
    path: '/admin/commands',
    access: 'commands:list',
    query: listQuery(
      ['createdAt', 'duration'],
      z.strictObject({
        command: z.optional(z.enum(COMMANDS, 'invalid')),
        state: z.optional(z.enum(COMMAND_STATES, 'invalid')),
        trigger: z.optional(z.enum(COMMAND_TRIGGERS, 'invalid')),
        target: z.optional(z.string().check(z.maxLength(63, 'invalid'))),
        /** Days of America/Sao_Paulo, both included. */
        from: z.optional(day),
        to: z.optional(day),
      }),
    ),
    response: listResponse(commandRun),
    errors: ['INVALID_QUERY'],
    summary: 'Lists the runs of maintenance commands, latest first.',
  }),
  available: endpoint({
    method: 'GET',
    path: '/admin/commands/available',
    access: 'commands:list',
    response: z.object({
      items: z.array(
        z.object({
          command: z.enum(COMMANDS),
          schedule: z.nullable(z.enum(COMMAND_SCHEDULES)),
          /** It only looks, so that a dry run would be the same. */
          isReadOnly: z.boolean(),
          latest: z.nullable(commandRun),
        }),
      ),
      /** How long each is kept, in days, and by which command it is removed. */
      periods: z.array(
        z.object({ rule: z.enum(RETENTION_RULES), days: z.number(), command: z.enum(COMMANDS) }),
      ),
    }),
    summary: 'The commands there are, their latest runs, and how long things are kept.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/commands/:id',
    access: 'commands:view',
    params: idParams,
    response: commandRunDetail,
    errors: ['NOT_FOUND'],
    summary: 'One run: how far it is, and what it has put out.',
  }),
  start: endpoint({
    method: 'POST',
    path: '/admin/commands',
    access: 'commands:run',
    body: z.object({ command: z.enum(COMMANDS, 'required'), isDry: z.boolean('required') }),
    status: 202,
    response: commandRun,
    errors: ['COMMAND_RUNNING'],
    summary: 'Has a command run, or tells what it would do; one of a kind at a time.',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/admin/commands/:id/cancel',
    access: 'commands:run',
    params: idParams,
    status: 202,
    response: commandRun,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'Ends a run that waits, or before its next step: what was done stays.',
  }),
};
