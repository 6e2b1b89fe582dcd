-- CreateTable
CREATE TABLE "list_densities" (
    "owner_id" UUID NOT NULL,
    "density" TEXT NOT NULL,

    CONSTRAINT "list_densities_pkey" PRIMARY KEY ("owner_id"),
    CONSTRAINT list_densities_density_known CHECK (density IN ('comfortable', 'compact'))
);
