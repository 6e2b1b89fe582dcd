const KEY = 'A'.repeat(43);

/** What a deployment has to say at least. */
export const whole = {
  DATABASE_URL: 'postgres://fio:secret@db/fio',
  CPF_KEY: KEY,
  HASH_KEY: KEY,
  SEED_KEY: 'B'.repeat(43),
  TRANSPARENCY_KEY: KEY,
  INVOICE_SOURCES: 'qr_hash',
  PARTICIPATING_CNPJS: 'any',
};
