-- AlterTable
ALTER TABLE "draws" ADD COLUMN     "list_format" SMALLINT NOT NULL DEFAULT 2,
ADD COLUMN     "list_sealed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "draw_list_seals" (
    "draw_id" UUID NOT NULL,
    "code" INTEGER NOT NULL,
    "seal" BYTEA NOT NULL,

    CONSTRAINT "draw_list_seals_pkey" PRIMARY KEY ("draw_id","code")
);

-- AddForeignKey
ALTER TABLE "draw_list_seals" ADD CONSTRAINT "draw_list_seals_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Lists that are closed already stay as they were promised.
UPDATE draws SET list_format = 1 WHERE list_closed_at IS NOT NULL;

ALTER TABLE draws
  ADD CONSTRAINT draws_list_format_known CHECK (list_format IN (1, 2)),
  ADD CONSTRAINT draws_sealed_before_frozen
    CHECK (list_format = 1 OR frozen_at IS NULL OR list_sealed_at IS NOT NULL),
  ADD CONSTRAINT draws_sealed_once_closed CHECK (list_sealed_at IS NULL OR list_closed_at IS NOT NULL);
ALTER TABLE draw_list_seals ADD CONSTRAINT draw_list_seals_length CHECK (length(seal) = 41 AND get_byte(seal, 0) > 0);

CREATE FUNCTION guard_list_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.list_closed_at IS NOT NULL AND NEW.list_format <> OLD.list_format)
    OR (OLD.list_sealed_at IS NOT NULL AND NEW.list_sealed_at IS DISTINCT FROM OLD.list_sealed_at)
  THEN
    RAISE EXCEPTION 'the list of draw % is sealed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_seal_guard BEFORE UPDATE OF list_format, list_sealed_at ON draws
  FOR EACH ROW EXECUTE FUNCTION guard_list_seal();

CREATE FUNCTION guard_list_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM draws WHERE id IN (SELECT draw_id FROM added) AND (list_sealed_at IS NOT NULL OR list_closed_at IS NULL)
  ) THEN
    RAISE EXCEPTION 'standings are sealed at once, when a list is closed' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER draw_list_seals_once AFTER INSERT ON draw_list_seals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_list_seals();
CREATE TRIGGER draw_list_seals_final BEFORE UPDATE OR DELETE ON draw_list_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
