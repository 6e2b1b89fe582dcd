-- CreateTable
CREATE TABLE "transparency_copies" (
    "size" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "evidence" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transparency_copies_pkey" PRIMARY KEY ("size","kind","name")
);

-- AddForeignKey
ALTER TABLE "transparency_copies" ADD CONSTRAINT "transparency_copies_size_fkey" FOREIGN KEY ("size") REFERENCES "transparency_checkpoints"("size") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE transparency_copies ADD CONSTRAINT transparency_copies_kind_known CHECK (kind IN ('witness', 'timestamp'));

CREATE TRIGGER transparency_copies_append_only BEFORE UPDATE OR DELETE ON transparency_copies
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transparency_copies_never_emptied BEFORE TRUNCATE ON transparency_copies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
