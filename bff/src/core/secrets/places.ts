import type { Place } from './SecretBox.ts';

const column =
  (table: string, name: string) =>
  (id: string): Place => ({ table, column: name, id });

/** The place of every sealed text of the database, by the id of its row; one that is new belongs here. */
export const places = {
  registrationCpf: column('registrations', 'cpf_encrypted'),
  blockedCpf: column('blocked_cpfs', 'cpf_encrypted'),
  cpfImport: column('cpf_imports', 'list_encrypted'),
  saleFile: column('sale_import_files', 'content_sealed'),
  twoFactor: column('two_factors', 'secret'),
  numberPool: column('number_pools', 'seed_encrypted'),
  prizeSchedule: column('prize_schedules', 'seed_encrypted'),
  drawList: column('draws', 'list_secret'),
  shopCode: column('shop_codes', 'secret'),
  receiptCode: column('invoices', 'code_sealed'),
  receiptXml: column('invoice_documents', 'xml_sealed'),
  letter: column('outbox_messages', 'sealed_letter'),
  pushKey: column('push_keys', 'private_key_sealed'),
  webhook: column('webhook_endpoints', 'secret'),
  previousWebhook: column('webhook_endpoints', 'previous_secret'),
  /** Of a draw, and a witness by their place in it. */
  witness: (drawId: string, index: number): Place => column('draws', 'minutes')(`${drawId} ${index}`),
} as const;

/** Of a sealed file, by the key it is stored under. */
export const filePlace = column('private_files', 'bytes');
