-- Erasing somebody finds the lines of imports that name them, without reading those of everybody.
CREATE INDEX sale_import_lines_buyer_hash_idx ON sale_import_lines (buyer_hash) WHERE buyer_hash IS NOT NULL;
