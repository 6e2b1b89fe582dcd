import type { Client } from 'pg';
import { EVERYBODY } from '@fio/contracts';

const PEOPLE = `
  INSERT INTO registrations (
    id, cpf_hash, cpf_encrypted, name, last_name, email, email_verified_at, phone, birth_date, state, city, password_hash,
    marketing
  )
  SELECT uuidv7(), sha256(int8send(n)), '\\x00', 'Iracema', 'Andrade', 'leitor' || n || '@exemplo.example', now(),
    '119' || lpad(n::text, 8, '0'), DATE '1990-05-17', 'SP', 'Campinas', '-', TRUE
  FROM generate_series(0, $1::integer - 1) AS n`;

const LETTER = `
  INSERT INTO email_templates (
    id, key, name, link, subject, preheader, title, html, button, closing,
    subject_en, preheader_en, title_en, html_en, button_en, closing_en, published_at
  )
  SELECT uuidv7(), 'campaign-estreia', 'Estreia', '/', '{{name}}, estreia hoje', '', 'Estreia',
    '<p>Oi, {{name}}!</p><p>' || repeat('A série que você acompanha estreia hoje à noite. ', 20) || '</p>', 'Ver', '',
    '{{name}}, today', '', 'Today', '<p>Hi {{name}}!</p>', 'See', '', now()
  RETURNING id`;

const DISPATCH = `
  INSERT INTO dispatches (
    id, title, kind, state, template_id, language, per_minute, audience, starts_at, by_id, by_name
  )
  VALUES (uuidv7(), 'Estreia', 'marketing', 'queued', $1, 'pt', 60000, $2, now(), uuidv7(), 'bench')
  RETURNING id`;

/** So many people who want marketing, and a dispatch to all of them that is due. Gives its id. */
export async function fillDispatch(client: Client, people: number): Promise<string> {
  await client.query(PEOPLE, [people]);
  const letter = await client.query<{ id: string }>(LETTER);
  const dispatch = await client.query<{ id: string }>(DISPATCH, [letter.rows[0]?.id, EVERYBODY]);
  return dispatch.rows[0]?.id ?? '';
}
