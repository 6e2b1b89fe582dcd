-- AlterTable
ALTER TABLE "draws" ADD COLUMN     "earning" JSONB NOT NULL DEFAULT '{"numbers":1,"every":null,"perReceipt":100,"perPerson":null,"multipliers":[]}';

-- CreateTable
CREATE TABLE "earning_balances" (
    "draw_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "numbers" INTEGER NOT NULL DEFAULT 0,
    "cents" INTEGER NOT NULL DEFAULT 0,
    "parts" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "earning_balances_pkey" PRIMARY KEY ("draw_id","registration_id")
);

-- CreateTable
CREATE TABLE "earnings" (
    "id" BIGSERIAL NOT NULL,
    "draw_id" UUID NOT NULL,
    "registration_id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value_cents" INTEGER NOT NULL,
    "times" SMALLINT NOT NULL,
    "before" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "numbers" INTEGER NOT NULL,
    "forgone" INTEGER NOT NULL DEFAULT 0,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "earnings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "earning_balances_registration_id_idx" ON "earning_balances"("registration_id");

-- CreateIndex
CREATE INDEX "earnings_registration_id_draw_id_id_idx" ON "earnings"("registration_id", "draw_id", "id");

-- CreateIndex
CREATE INDEX "earnings_invoice_id_idx" ON "earnings"("invoice_id");

-- AddForeignKey
ALTER TABLE "earning_balances" ADD CONSTRAINT "earning_balances_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earning_balances" ADD CONSTRAINT "earning_balances_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE earning_balances
  ADD CONSTRAINT earning_balances_never_below CHECK (numbers >= 0 AND cents >= 0);
ALTER TABLE earnings
  ADD CONSTRAINT earnings_kind_known CHECK (kind IN ('receipt', 'withdrawal')),
  ADD CONSTRAINT earnings_within
    CHECK (value_cents >= 0 AND times BETWEEN 1 AND 10 AND before >= 0 AND after >= 0 AND forgone >= 0),
  ADD CONSTRAINT earnings_receipt_brings CHECK (kind = 'withdrawal' OR numbers >= 0);
-- A receipt counts once at a time; refused and accepted again it counts anew.
CREATE UNIQUE INDEX earnings_once ON earnings (invoice_id) WHERE kind = 'receipt' AND NOT withdrawn;

-- The ledger only grows. Of a receipt that was refused it is noted, once and for good.
CREATE FUNCTION guard_earning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - 'withdrawn' = to_jsonb(OLD) - 'withdrawn'
    AND OLD.kind = 'receipt' AND NOT OLD.withdrawn AND NEW.withdrawn
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'what earning % told stays', OLD.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER earnings_final BEFORE UPDATE OR DELETE ON earnings
  FOR EACH ROW EXECUTE FUNCTION guard_earning();

-- Nobody changes how numbers are earned once somebody earned one, or the list is closed.
CREATE FUNCTION guard_earning_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.list_closed_at IS NOT NULL OR EXISTS (SELECT FROM earnings WHERE draw_id = OLD.id) THEN
    RAISE EXCEPTION 'numbers of draw % were earned by its rule', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_earning_fixed BEFORE UPDATE OF earning ON draws
  FOR EACH ROW WHEN (NEW.earning IS DISTINCT FROM OLD.earning) EXECUTE FUNCTION guard_earning_rule();
