-- What records are called is read when somebody looks: kept here, a name could outlive its person by a month.
-- AlterTable
ALTER TABLE "bulk_items" DROP COLUMN "name";
