-- AlterTable
ALTER TABLE "draws" ADD COLUMN     "cut_off_hours" INTEGER NOT NULL DEFAULT 2;

-- CreateTable
CREATE TABLE "draw_postponements" (
    "id" BIGSERIAL NOT NULL,
    "draw_id" UUID NOT NULL,
    "from_date" DATE NOT NULL,
    "to_date" DATE NOT NULL,
    "actor_id" UUID,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draw_postponements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "draw_postponements_draw_id_id_idx" ON "draw_postponements"("draw_id", "id");

-- AddForeignKey
ALTER TABLE "draw_postponements" ADD CONSTRAINT "draw_postponements_draw_id_fkey" FOREIGN KEY ("draw_id") REFERENCES "draws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of whoever takes part nobody moves the day unseen: each move writes itself down, whoever makes it.
CREATE FUNCTION remember_postponement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO draw_postponements (draw_id, from_date, to_date, actor_id, reason, at)
  VALUES (NEW.id, OLD.lottery_date, NEW.lottery_date, NEW.changed_by_id, NEW.reason, NEW.changed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER draws_remember_day AFTER UPDATE OF lottery_date ON draws
  FOR EACH ROW
  WHEN (
    NEW.lottery_date <> OLD.lottery_date AND NEW.state <> 'draft'
    AND OLD.period_from <= (now() AT TIME ZONE 'America/Sao_Paulo')::date
  )
  EXECUTE FUNCTION remember_postponement();
CREATE TRIGGER draw_postponements_final BEFORE UPDATE ON draw_postponements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Once the list is closed, by when it had to be is part of what was promised.
CREATE FUNCTION guard_cut_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.list_closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'the list of draw % is closed', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_cut_off_fixed BEFORE UPDATE OF cut_off_hours ON draws
  FOR EACH ROW WHEN (NEW.cut_off_hours <> OLD.cut_off_hours) EXECUTE FUNCTION guard_cut_off();
