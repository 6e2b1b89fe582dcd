import { places } from './places.ts';
import type { Place } from './SecretBox.ts';

/** Whose key seals a column: each purpose has one of its own. */
export type BoxName = 'cpf' | 'twoFactor' | 'seed' | 'letter' | 'push' | 'receipt' | 'webhook';

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Names the row for good. */
  readonly id: string;
  readonly box: BoxName;
  readonly place: (id: string) => Place;
}

/**
 * Every column with sealed bytes. A new one stands here, or its texts stay behind when keys are changed (a test asks the
 * database for columns that are missing).
 */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'registrations',
    column: 'cpf_encrypted',
    id: 'id',
    box: 'cpf',
    place: places.registrationCpf,
  },
  { table: 'blocked_cpfs', column: 'cpf_encrypted', id: 'id', box: 'cpf', place: places.blockedCpf },
  { table: 'cpf_imports', column: 'list_encrypted', id: 'id', box: 'cpf', place: places.cpfImport },
  { table: 'sale_import_files', column: 'content_sealed', id: 'id', box: 'cpf', place: places.saleFile },
  {
    table: 'two_factors',
    column: 'secret',
    id: 'admin_user_id',
    box: 'twoFactor',
    place: places.twoFactor,
  },
  {
    table: 'number_pools',
    column: 'seed_encrypted',
    id: 'draw_id',
    box: 'seed',
    place: places.numberPool,
  },
  {
    table: 'prize_schedules',
    column: 'seed_encrypted',
    id: 'id',
    box: 'seed',
    place: places.prizeSchedule,
  },
  { table: 'draws', column: 'list_secret', id: 'id', box: 'seed', place: places.drawList },
  { table: 'invoices', column: 'code_sealed', id: 'id', box: 'receipt', place: places.receiptCode },
  {
    table: 'invoice_documents',
    column: 'xml_sealed',
    id: 'invoice_id',
    box: 'receipt',
    place: places.receiptXml,
  },
  { table: 'shop_codes', column: 'secret', id: 'id', box: 'receipt', place: places.shopCode },
  { table: 'outbox_messages', column: 'sealed_letter', id: 'id', box: 'letter', place: places.letter },
  { table: 'push_keys', column: 'private_key_sealed', id: 'id', box: 'push', place: places.pushKey },
  { table: 'webhook_endpoints', column: 'secret', id: 'id', box: 'webhook', place: places.webhook },
  {
    table: 'webhook_endpoints',
    column: 'previous_secret',
    id: 'id',
    box: 'webhook',
    place: places.previousWebhook,
  },
];
