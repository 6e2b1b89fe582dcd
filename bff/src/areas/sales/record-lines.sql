-- Makes sales of the valid lines of import $1, in the order of their keys: two imports at once wait for each other, never in
-- a ring. $2 the name of each file by its place, $3 who, $4 now. What became a sale is no line any more.
WITH made AS (
  INSERT INTO sales (id, access_key, cnpj, model, sold_on, value_cents, items, buyer_hash, buyer_hash_key,
    origin, source, import_id, by_name, created_at)
  SELECT uuidv7(), access_key, substr(access_key, 7, 14), substr(access_key, 21, 2), sold_on, value_cents, items,
    buyer_hash, buyer_hash_key, 'file', ($2::text[])[file + 1], import_id, $3, $4::timestamptz
  FROM sale_import_lines WHERE import_id = $1::uuid AND verdict = 'valid'
  ORDER BY access_key
  ON CONFLICT (access_key) DO NOTHING
  RETURNING access_key
)
DELETE FROM sale_import_lines l USING made m
WHERE l.import_id = $1::uuid AND l.verdict = 'valid' AND l.access_key = m.access_key
