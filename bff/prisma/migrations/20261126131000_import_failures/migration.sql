-- Why an import failed: its worker was heard of no more, or an error of ours.
ALTER TABLE sale_imports ADD COLUMN failure TEXT,
  ADD CONSTRAINT sale_imports_failure CHECK (failure IS NULL OR (failure IN ('lost', 'fault') AND state = 'failed'));
ALTER TABLE cpf_imports ADD COLUMN failure TEXT,
  ADD CONSTRAINT cpf_imports_failure CHECK (failure IS NULL OR (failure IN ('lost', 'fault') AND state = 'failed'));
