import { foldText } from '@fio/bff/src/core/crud/fold.ts';
import { citiesOf, states } from '@fio/bff/src/areas/locations/places.ts';
import type { Client } from 'pg';
import { inBulk } from './bulk.ts';

/** The commonest first: most people have one of the first few. */
const FIRST =
  `Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Francisca
  Daniel Marcelo Bruno Eduardo Felipe Antônia Adriana Juliana Raimundo Rodrigo Márcia Fernanda Manoel Patrícia Aline
  Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Valdemir Vera Vitória Larissa Cláudia
  Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Conceição Ângela Iracema Otávio Zuleica Ubirajara
  Quitéria Wanderley Ximena Yasmin Heloísa Joaquim Benedito Sebastião Geraldo Raquel Tereza Íris Osvaldo Dirce`.split(
    /\s+/,
  );
const LAST =
  `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho
  Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas
  Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Moura Cavalcanti Monteiro Batista Campos Melo Barros Nogueira
  Figueiredo Peixoto Assunção Brandão Queiroz Xavier Yamamoto Zanetti Prado Quaresma Vasconcelos Tavares Bittencourt`.split(
    /\s+/,
  );

const places = () => states.flatMap(({ value: uf }) => (citiesOf(uf) ?? []).map((city) => ({ uf, city })));

const WRITE = `
  INSERT INTO registrations (
    id, cpf_hash, cpf_encrypted, name, last_name, email, email_verified_at, phone, birth_date, state, city, password_hash,
    marketing, disabled_at, blocked_at, created_at, last_login_at, has_invoice, has_prize, facet, name_key, family_key
  )
  SELECT pg_temp.id_of(n, $5::bigint), sha256(int8send(n)), $6, first, last, email, verified, phone, born, uf, city, $7,
    marketing, disabled, blocked, at, at, invoice, prize,
    registration_facet(
      registration_state(verified, disabled, blocked, NULL), verified IS NOT NULL, marketing, invoice, prize
    ),
    folded_first || ' ' || folded_last, folded_last
  FROM (
    SELECT n, at,
      ($1::text[])[f] AS first, ($2::text[])[f] AS folded_first,
      ($3::text[])[l] AS last, ($4::text[])[l] AS folded_last,
      ($2::text[])[f] || '.' || ($4::text[])[l] || n || '@exemplo.example' AS email,
      CASE WHEN pg_temp.random_of(n, 3) > 0.08 THEN at END AS verified,
      (ARRAY['11','11','11','21','21','31','41','51','61','71','81','85'])[1 + (pg_temp.random_of(n, 4) * 12)::integer % 12]
        || '9' || lpad((n * 7654321 % 100000000)::text, 8, '0') AS phone,
      DATE '2008-11-01' - (22000 * power(pg_temp.random_of(n, 5), 1.4))::integer AS born,
      p.uf, p.city,
      pg_temp.random_of(n, 7) < 0.45 AS marketing,
      CASE WHEN pg_temp.random_of(n, 8) < 0.01 THEN at END AS disabled,
      CASE WHEN pg_temp.random_of(n, 9) < 0.002 THEN at END AS blocked,
      n % 10 < 6 AS invoice,
      pg_temp.random_of(n, 10) < 0.0004 AS prize
    FROM (
      SELECT n, pg_temp.came_at(n, $5::bigint) AS at,
        1 + floor(power(pg_temp.random_of(n, 1), 2) * cardinality($1::text[]))::integer AS f,
        1 + floor(power(pg_temp.random_of(n, 2), 2) * cardinality($3::text[]))::integer AS l,
        floor(pg_temp.random_of(n, 6) * 1000000)::integer AS dart
      FROM generate_series(0, $5::bigint - 1) AS n
    ) AS person
    JOIN pg_temp.darts AS p ON p.dart = person.dart
    OFFSET 0
  ) AS made`;

/** A million darts over the places of Brazil: a state with many is hit more, its first ones most, as Zipf has it. */
async function throwDarts(client: Client): Promise<void> {
  const all = places();
  await client.query(
    `CREATE TEMP TABLE darts AS
     WITH place AS (
       SELECT uf, city, sqrt(count(*) OVER (PARTITION BY uf)) / row_number() OVER (PARTITION BY uf ORDER BY at) AS weight
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS p(uf, city, at)
     ), range AS (
       SELECT uf, city, weight, round(1000000 * sum(weight) OVER w / sum(weight) OVER ())::integer AS last
       FROM place WINDOW w AS (ORDER BY uf, weight DESC, city ROWS UNBOUNDED PRECEDING)
     ), started AS (
       SELECT uf, city, last, lag(last, 1, 0) OVER (ORDER BY uf, weight DESC, city) AS first FROM range
     )
     SELECT dart, uf, city FROM started, generate_series(first, last - 1) AS dart`,
    [all.map(({ uf }) => uf), all.map(({ city }) => city)],
  );
  await client.query('CREATE UNIQUE INDEX ON pg_temp.darts (dart); ANALYZE pg_temp.darts');
}

/** Writes `count` people who came evenly over ninety days; `cpf` is what stands in the place of each one's. */
export async function writePeople(client: Client, count: number, cpf = Buffer.alloc(45, 7)): Promise<void> {
  await throwDarts(client);
  await inBulk(client, 'registrations', async () => {
    await client.query(WRITE, [
      FIRST,
      FIRST.map(foldText),
      LAST,
      LAST.map(foldText),
      count,
      cpf,
      'x'.repeat(97),
    ]);
  });
}
