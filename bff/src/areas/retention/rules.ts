import { todayInSaoPaulo } from '@fio/domain';
import { DEVICE_DAYS } from '../../core/identity/known-devices.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { forgettableLists, forgetLists } from '../cpf-block/forget-lists.ts';
import { forgetExports, forgettableExports } from '../exports/forget-exports.ts';
import { dropUnclaimedUploads, unclaimedUploads } from '../invoices/uploads/drop-unclaimed.ts';
import { dropUnclaimed, unclaimedAttachments } from '../sac/attachments.ts';
import { forgettableRequests, forgetRequests } from '../sac/forget-requests.ts';
import { emptyEnded, endedLetters } from './ended-letters.ts';
import { dropDrafts, leftDrafts } from './drafts.ts';
import { forgetIdle, idleAccounts } from './idle-accounts.ts';
import { addressRule, type Rule, rowsRule } from './rule.ts';

const { sql } = Prisma;
const always = (days: number) => () => days;

/** The last words to who has left: sent or failed by then, and of no more use with the address in them. */
const FAREWELLS = sql`template IN ('account_deleted', 'account_expired')`;
/** They go with their conversation. */
const CONVERSATION = sql`template IN ('sac_received', 'sac_answered')`;
/** Dispatches know by these alone that an address takes no mail: they stay as long as somebody has it. */
const BOUNCED = sql`(state = 'hard_bounced' AND EXISTS (
  SELECT FROM registrations r WHERE r.email = outbox_messages.recipient AND r.anonymised_at IS NULL))`;

/** What has no more use soon after it was made; the periods are the product's own. */
export const cleanUpRules: readonly Rule[] = [
  // Used links stay a while, for the questions people ask about them.
  rowsRule(
    { name: 'links', days: always(7) },
    { table: sql`link_tokens`, where: (before) => sql`expires_at < ${before}` },
  ),
  { name: 'mailLinks', days: always(0), count: endedLetters, remove: emptyEnded },
  rowsRule(
    { name: 'idempotency', days: always(1) },
    { table: sql`idempotency_keys`, where: (before) => sql`created_at < ${before}` },
  ),
  rowsRule(
    { name: 'limits', days: always(0) },
    { table: sql`rate_limits`, where: (now) => sql`expire < ${now.getTime()}` },
  ),
  rowsRule(
    { name: 'knownDevices', days: always(DEVICE_DAYS) },
    { table: sql`known_devices`, where: (before) => sql`seen_at < ${before}` },
  ),
  { name: 'attachments', days: always(1), count: unclaimedAttachments, remove: dropUnclaimed },
  { name: 'uploads', days: always(1), count: unclaimedUploads, remove: dropUnclaimedUploads },
  { name: 'lists', days: always(7), count: forgettableLists, remove: forgetLists },
  { name: 'drafts', days: always(1), count: leftDrafts, remove: dropDrafts },
  { name: 'exports', days: always(0), count: forgettableExports, remove: forgetExports },
  rowsRule(
    { name: 'bulkRuns', days: always(30) },
    { table: sql`bulk_runs`, where: (before) => sql`created_at < ${before}` },
  ),
  rowsRule(
    { name: 'remoteLoads', days: always(30) },
    { table: sql`remote_loads`, where: (before) => sql`minute < ${before}` },
  ),
  // They say of nobody who it was, but of a canary that has long ended they say nothing at all.
  rowsRule(
    { name: 'canaryVisitors', days: always(1) },
    {
      table: sql`canary_visitors`,
      where: (before) => sql`since < ${before} AND NOT EXISTS (
        SELECT FROM remote_releases r WHERE r.environment = canary_visitors.environment
          AND r.remote = canary_visitors.remote AND r.updated_at = canary_visitors.since)`,
    },
  ),
];

/** What the configuration says how long to keep (docs/decisions/133). */
export const retentionRules: readonly Rule[] = [
  rowsRule(
    { name: 'access', days: ({ access }) => access },
    { table: sql`sessions`, where: (before) => sql`expires_at < ${before}` },
  ),
  // Their ids are their order in time.
  rowsRule(
    { name: 'logs', days: ({ access }) => access },
    { table: sql`logs`, where: (before) => sql`id < log_bound(${before})` },
  ),
  addressRule({ name: 'addresses', days: ({ access }) => access }, [
    sql`suggestions`,
    sql`invoices`,
    sql`sac_requests`,
  ]),
  rowsRule(
    { name: 'ipPeople', days: ({ access }) => access },
    { table: sql`ip_people`, where: (before) => sql`last_at < ${before}` },
  ),
  rowsRule(
    { name: 'ipDays', days: ({ access }) => access },
    { table: sql`ip_days`, where: (before) => sql`day < ${todayInSaoPaulo(before)}::date` },
  ),
  // A block that holds stays, however long ago anybody came from there.
  rowsRule(
    { name: 'ips', days: ({ access }) => access },
    {
      table: sql`ip_addresses`,
      where: (before) => sql`last_seen_at < ${before} AND (blocked_at IS NULL OR blocked_until < ${before})`,
    },
  ),
  rowsRule(
    { name: 'mail', days: ({ mail }) => mail },
    {
      table: sql`outbox_messages`,
      where: (before) =>
        sql`created_at < ${before} AND state <> 'queued' AND NOT ${CONVERSATION} AND NOT ${BOUNCED}`,
    },
  ),
  rowsRule(
    { name: 'farewells', days: always(7) },
    { table: sql`outbox_messages`, where: (before) => sql`created_at < ${before} AND ${FAREWELLS}` },
  ),
  rowsRule(
    { name: 'ownBlocks', days: ({ ownBlocks }) => ownBlocks },
    {
      table: sql`blocked_cpfs`,
      where: (before) => sql`reason = 'own_request' AND created_at < ${before}`,
    },
  ),
  {
    name: 'conversations',
    days: ({ conversations }) => conversations,
    count: forgettableRequests,
    remove: forgetRequests,
  },
  rowsRule(
    { name: 'runs', days: ({ runs }) => runs },
    { table: sql`command_runs`, where: (before) => sql`finished_at < ${before}` },
  ),
  { name: 'accounts', days: ({ accounts }) => accounts, count: idleAccounts, remove: forgetIdle },
];
