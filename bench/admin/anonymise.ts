import type { Client } from 'pg';

/** One of so many has had their account deleted. */
const ONE_OF = 50;

const WRITE = `
  UPDATE registrations SET
    anonymised_at = now(), disabled_at = now(), email_verified_at = NULL, marketing = FALSE,
    name = '', last_name = '', city = '', password_hash = '', cpf_encrypted = '',
    email = id::text || '@anonimo.invalid', phone = id::text, birth_date = date_trunc('year', birth_date)
  WHERE abs(hashtext(id::text)) % ${ONE_OF} = 0`;

/** Of who is anonymised no address finds a log any more, which every look at an address has to know. */
export async function anonymiseSome(client: Client): Promise<void> {
  await client.query(WRITE);
  await client.query('VACUUM (ANALYZE) registrations');
}
