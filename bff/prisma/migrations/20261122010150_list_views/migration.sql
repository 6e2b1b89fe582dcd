-- CreateTable
CREATE TABLE "list_views" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "search" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "list_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_columns" (
    "owner_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "columns" TEXT[],

    CONSTRAINT "list_columns_pkey" PRIMARY KEY ("owner_id","list")
);

-- CreateIndex
CREATE UNIQUE INDEX "list_views_owner_id_list_name_key" ON "list_views"("owner_id", "list", "name");
