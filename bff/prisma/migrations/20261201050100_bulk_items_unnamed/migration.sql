-- What records are called is read when somebody looks: kept here, a name could outlive its person by a month. The release before
-- writes the column still; a later one drops it.
ALTER TABLE "bulk_items" ALTER COLUMN "name" SET DEFAULT '';
UPDATE "bulk_items" SET "name" = '' WHERE "name" <> '';
