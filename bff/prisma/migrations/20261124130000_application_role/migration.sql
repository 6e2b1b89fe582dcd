-- The queue's tables are made by the application, which may not make a schema.
CREATE SCHEMA IF NOT EXISTS pgboss;

-- What a rebuild of an index that was cut short left beside it, and nothing else: the application owns no index.
CREATE FUNCTION drop_index_leftover(leftover TEXT) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF leftover !~ '_cc(new|old)\d*$' OR NOT EXISTS (
    SELECT FROM pg_index x JOIN pg_class c ON c.oid = x.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relname = leftover AND NOT x.indisvalid
  ) THEN
    RAISE EXCEPTION '% is no leftover of a rebuild', leftover USING ERRCODE = 'restrict_violation';
  END IF;
  EXECUTE format('DROP INDEX public.%I', leftover);
END $$;
