-- How the letter about a decision fares is the outbox's to say.
ALTER TABLE "prizes" DROP COLUMN "confirmed_at",
DROP COLUMN "unconfirmed_at",
ADD COLUMN     "mail_id" UUID;

-- CreateIndex
CREATE INDEX "prizes_mail_id_idx" ON "prizes"("mail_id");

-- AddForeignKey
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "outbox_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;
