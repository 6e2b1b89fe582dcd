import type {
  WebhookKind,
  WebhookPause,
  webhookDetail,
  webhookRow,
  webhooks,
  WebhookState,
} from '@fio/contracts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../core/database/prisma.ts';
import type { Resource, SourceOf } from '../../core/crud/resource.ts';
import { find } from '../../core/crud/records.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { beginBacklog } from './deliveries/backlog.ts';
import { type Figures, figuresOf, NONE } from './deliveries/figures.ts';
import { dataOf } from './webhook-data.ts';

const include = {
  owner: { select: { name: true, disabledAt: true } },
} satisfies Prisma.WebhookEndpointInclude;
export type WebhookRecord = Prisma.WebhookEndpointGetPayload<{ include: typeof include }> & {
  readonly figures: Figures;
};

async function loadWebhooks(tx: Transaction, ids: string[]): Promise<WebhookRecord[]> {
  const found = await tx.webhookEndpoint.findMany({ where: { id: { in: ids } }, include });
  const figures = await figuresOf(tx, ids);
  return found.map((one) => ({ ...one, figures: figures.get(one.id) ?? NONE }));
}

function rowOf(one: WebhookRecord): z.input<typeof webhookRow> {
  const { id, name, address, failingSince, owner, figures, createdAt } = one;
  return {
    id,
    name,
    address,
    // As the contract let them in; the two below are held by check constraints.
    events: one.events as WebhookKind[],
    state: one.state as WebhookState,
    pausedFor: one.pausedFor as WebhookPause | null,
    failingSince: failingSince?.toISOString() ?? null,
    owner: owner.name,
    waiting: figures.waiting,
    createdAt: createdAt.toISOString(),
  };
}

export function webhookDetailOf(one: WebhookRecord, now: Date): z.input<typeof webhookDetail> {
  const { version, updatedAt, pausedAt, overlapUntil, figures } = one;
  return {
    ...rowOf(one),
    version,
    updatedAt: updatedAt.toISOString(),
    pausedAt: pausedAt?.toISOString() ?? null,
    overlapUntil: overlapUntil !== null && overlapUntil > now ? overlapUntil.toISOString() : null,
    delivered: figures.delivered,
    failed: figures.failed,
  };
}

const source: SourceOf<typeof webhooks> = {
  from: Prisma.sql`webhook_endpoints e`,
  id: Prisma.sql`e.id`,
  search: Prisma.sql`fold_text(e.name || ' ' || e.address)`,
  filters: {
    state: (state) => Prisma.sql`e.state = ${state}`,
    pausedBy: (who) =>
      who === 'staff' ? Prisma.sql`e.paused_for = 'staff'` : Prisma.sql`e.paused_for <> 'staff'`,
    event: (event) => Prisma.sql`${event} = ANY (e.events)`,
  },
  sorts: { createdAt: Prisma.sql`e.created_at`, name: Prisma.sql`fold_text(e.name)` },
  defaultSort: '-createdAt',
};

export const webhookResource: Resource<typeof webhooks, WebhookRecord> = {
  name: 'webhooks',
  source,
  model: (tx) => tx.webhookEndpoint,
  load: loadWebhooks,
  data: dataOf,
  guardRemove: async ({ id }, tx, context) => {
    await beginBacklog(context, tx, { kind: 'remove', endpointId: id });
  },
  row: rowOf,
  detail: (one, { clock }) => webhookDetailOf(one, clock.now()),
  title: ({ name }) => name,
  audited: ({ name, address, events, state, pausedFor, owner, overlapUntil }) => {
    const paused = pausedFor === null ? {} : { pausedFor };
    return { name, address, events, state, ...paused, owner: owner.name, overlapUntil };
  },
  unique: {},
};

export const findWebhook = (tx: Transaction, id: string) => find(webhookResource, tx, id);
