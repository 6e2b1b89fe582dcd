import { foldText } from '@fio/bff/src/core/crud/fold.ts';
import type { Client } from 'pg';
import { inBulk } from '../lists/bulk.ts';

/** The busiest first. */
const STAFF =
  `Marina Sampaio,Otília Reis,Bento Quaresma,Dandara Queiroz,Caio Prado,Lívia Moura,Ubirajara Assunção,Zuleica Brandão,
  Íris Tavares,Joaquim Bittencourt,Raquel Peixoto,Ximena Yamamoto,Tereza Figueiredo,Osvaldo Nogueira,Dirce Cardoso,
  Yasmin Zanetti,Heloísa Campos,Benedito Melo,Sebastião Barros,Geraldo Vasconcelos`
    .split(',')
    .map((name) => name.trim());

/** What is done most stands first. */
const DONE = [
  ...['registrations edit', 'invoices approve', 'invoices refuse', 'suggestions approve', 'account login'],
  ...[
    'suggestions reject',
    'registrations export',
    'prizes validate',
    'sac answer',
    'polls edit',
    'shows edit',
  ],
  ...[
    'account logout',
    'cpf-block create',
    'invoices export',
    'faq edit',
    'tickets invalidate',
    'prizes give',
  ],
  ...[
    'polls close',
    'polls resolve',
    'regulations publish',
    'winners contact',
    'users invite',
    'tokens create',
  ],
  ...[
    'permissions manage',
    'draw schedule',
    'calculation verify',
    'shows delete',
    'faq delete',
    'users disable',
  ],
].map((pair) => pair.split(' '));

const WORDS =
  `Último Bonde Maré Alta Sete Novelos Casa Ponte Vento Norte Serra Ilha Trilho Sombra Linha Noite Carta Rio Farol
  Estação Ninho Verão Ouro Prata Pedra Fogo Areia Nuvem Chuva Lua Sol Mar Terra Céu Raiz Folha Flor Fruto Porto Barco
  Remo Vela Corda Agulha Lã Tear Fio Meada Nó Laço Ponto Trama Tecido Manto Capa Véu Renda Bordado Quitéria`.split(
    /\s+/,
  );

const WRITE = `
  INSERT INTO actions (
    id, at, actor_id, actor_name, actor_type, ip, user_agent, request_id, resource, record_id, action, summary, before,
    after, previous_hash, hash
  )
  SELECT n + 1, pg_temp.came_at(n, $1::bigint), pg_temp.id_of(who, 1000), ($2::text[])[who], 'admin',
    concat_ws('.', 10, 0, who, n % 3), 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0', gen_random_uuid()::text,
    ($3::text[])[what], pg_temp.id_of(n / 8 * 7919 % $1::bigint, $1::bigint)::text, ($4::text[])[what],
    ($5::text[])[a] || ' ' || ($5::text[])[b] || ' ' || ($5::text[])[c],
    jsonb_build_object('title', ($5::text[])[a], 'state', 'draft', 'position', n % 40),
    jsonb_build_object('title', ($5::text[])[b], 'state', 'published', 'position', n % 41),
    encode(sha256(int8send(n)), 'hex'), encode(sha256(int8send(n + 1)), 'hex')
  FROM pg_temp.acts`;

/** The words of each summary; both the summaries and what they are found by are made of them. */
const actsOf = (count: number) => `
  CREATE TEMP TABLE acts AS SELECT n,
    1 + floor(power(pg_temp.random_of(n, 1), 2) * ${STAFF.length})::integer AS who,
    1 + floor(power(pg_temp.random_of(n, 2), 3) * ${DONE.length})::integer AS what,
    1 + floor(power(pg_temp.random_of(n, 3), 2) * ${WORDS.length})::integer AS a,
    1 + floor(power(pg_temp.random_of(n, 4), 2) * ${WORDS.length})::integer AS b,
    1 + floor(power(pg_temp.random_of(n, 5), 2) * ${WORDS.length})::integer AS c
  FROM generate_series(0, ${count}::bigint - 1) AS n`;

const TERMS = `
  INSERT INTO action_terms (term, action_id)
  SELECT t.term, n + 1 FROM pg_temp.acts CROSS JOIN LATERAL (VALUES
    (($1::text[])[a] || ' ' || ($1::text[])[b] || ' ' || ($1::text[])[c]),
    (($1::text[])[b] || ' ' || ($1::text[])[c]), (($1::text[])[c])) AS t(term)
  ORDER BY t.term COLLATE "C", n`;

/** Writes `count` actions of twenty people over ninety days. */
export async function writeActions(client: Client, count: number): Promise<void> {
  await client.query(
    `INSERT INTO admin_users (id, name, email, type, password_hash)
     SELECT pg_temp.id_of(n, 1000), name, 'pessoa' || n || '@exemplo.example', 'admin', ''
     FROM unnest($1::text[]) WITH ORDINALITY AS s(name, n)`,
    [STAFF],
  );
  await client.query(actsOf(count));
  const [resources, acts] = [DONE.map(([resource]) => resource), DONE.map(([, action]) => action)];
  await inBulk(client, 'actions', async () => {
    await client.query(WRITE, [count, STAFF, resources, acts, WORDS]);
  });
  await inBulk(client, 'action_terms', async () => {
    await client.query(TERMS, [WORDS.map(foldText)]);
  });
}
