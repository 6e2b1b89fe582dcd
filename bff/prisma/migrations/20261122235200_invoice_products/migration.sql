-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "products" TEXT[] DEFAULT ARRAY[]::TEXT[];
