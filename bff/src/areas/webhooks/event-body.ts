import { WEBHOOK_TEST, type WebhookType } from '@fio/contracts';
import type { Config } from '../../core/config/index.ts';
import type { WebhookEvent } from '../../generated/prisma/client.ts';

type Origins = Pick<Config, 'publicUrl' | 'adminUrl'>;
/** As a trigger wrote it (webhookData of the contracts). */
type Data = Readonly<Record<string, unknown>>;

const publicOf =
  (path: (data: Data) => string) =>
  (data: Data, { publicUrl }: Origins) =>
    new URL(path(data), publicUrl).href;
const adminOf =
  (path: (data: Data) => string) =>
  (data: Data, { adminUrl }: Origins) =>
    new URL(`/api/admin/${path(data)}`, adminUrl).href;

const text = (value: unknown) => encodeURIComponent(String(value));

/** Where the API tells the whole of it, by what a kind is about. */
const LINKS: Readonly<Record<string, (data: Data, origins: Origins) => string>> = {
  theory: publicOf(({ slug }) => `/api/theories/${text(slug)}`),
  suggestion: adminOf(({ id }) => `suggestions/${text(id)}`),
  registration: adminOf(({ id }) => `registrations/${text(id)}`),
  receipt: adminOf(({ id }) => `invoices/${text(id)}`),
  numbers: adminOf(({ registrationId }) => `registrations/${text(registrationId)}`),
  prize: adminOf(({ id }) => `prizes/${text(id)}`),
  draw: adminOf(({ id }) => `calculation/${text(id)}`),
  log: publicOf(() => '/transparency/checkpoint'),
  webhook: adminOf(({ endpointId }) => `webhooks/${text(endpointId)}`),
};

/** As the catalogue of kinds has it: what isn't in it no trigger writes. */
export const typeOf = ({ type }: Pick<WebhookEvent, 'type'>) => type as WebhookType;

/** The body of an event: the same in each try, and for each endpoint. */
export function bodyOf({ type, data, occurredAt }: WebhookEvent, origins: Origins): string {
  const told = data as Data;
  const [about = ''] = type.split('.');
  const link = LINKS[about]?.(told, origins);
  return JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { ...told, link } });
}

export const testData = (endpointId: string) => ({ type: WEBHOOK_TEST, data: { endpointId } });
