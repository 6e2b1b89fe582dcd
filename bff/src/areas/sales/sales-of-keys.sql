-- The shops' sales of these keys ($1).
SELECT id, access_key AS "accessKey", sold_on::text AS "soldOn", value_cents AS "valueCents", items, buyer_hash AS "buyerHash",
  buyer_hash_key AS "buyerHashKey"
FROM sales
WHERE access_key = ANY ($1::char(44)[])
