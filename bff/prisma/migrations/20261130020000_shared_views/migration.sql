-- AlterTable
ALTER TABLE "list_views" ADD COLUMN     "audience" TEXT,
  ADD CONSTRAINT list_views_audience_known
    CHECK (audience IN ('everyone', 'admin', 'super', 'user', 'exports', 'reports'));

-- CreateTable
CREATE TABLE "list_starts" (
    "owner_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "view_id" UUID NOT NULL,

    CONSTRAINT "list_starts_pkey" PRIMARY KEY ("owner_id","list")
);

-- CreateIndex
CREATE INDEX "list_starts_view_id_idx" ON "list_starts"("view_id");

-- CreateIndex
CREATE INDEX "list_views_list_audience_idx" ON "list_views"("list", "audience");

-- AddForeignKey
ALTER TABLE "list_starts" ADD CONSTRAINT "list_starts_view_id_fkey" FOREIGN KEY ("view_id") REFERENCES "list_views"("id") ON DELETE CASCADE ON UPDATE CASCADE;
