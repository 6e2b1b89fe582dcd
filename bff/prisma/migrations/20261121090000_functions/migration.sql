-- What the tables' definition needs: trigram indexes for the search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text as the search compares it: no case, no accents. foldText() of the BFF does the same in TypeScript;
-- a test holds the two together. Immutable, unlike unaccent(), whose dictionary can change.
CREATE FUNCTION fold_text(value TEXT) RETURNS TEXT
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F]', '', 'g'));
