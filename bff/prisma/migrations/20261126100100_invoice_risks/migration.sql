-- AlterTable
ALTER TABLE "invoices" ADD COLUMN "device_people" SMALLINT NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "invoices_ip_created_at_idx" ON "invoices"("ip", "created_at");

-- CreateTable
CREATE TABLE "invoice_risks" (
    "invoice_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "seen" INTEGER NOT NULL,
    "allowed" INTEGER NOT NULL,
    "other_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_risks_pkey" PRIMARY KEY ("invoice_id","name")
);

-- CreateIndex
CREATE INDEX "invoice_risks_at_idx" ON "invoice_risks"("at");

-- AddForeignKey
ALTER TABLE "invoice_risks" ADD CONSTRAINT "invoice_risks_invoice_id_fkey"
  FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE invoice_risks
  ADD CONSTRAINT invoice_risks_name_known
    CHECK (name IN ('device', 'address', 'pace', 'series', 'numbers', 'order', 'value')),
  ADD CONSTRAINT invoice_risks_beyond CHECK (seen > allowed);
CREATE TRIGGER invoice_risks_append_only BEFORE UPDATE OR DELETE ON invoice_risks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
