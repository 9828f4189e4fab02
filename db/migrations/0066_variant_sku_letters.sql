DROP INDEX "variants_sku_letters";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "sku_letters" text GENERATED ALWAYS AS (regexp_replace(lower(sku), '[^a-z0-9]', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "variants_sku_letters" ON "product_variants" USING gin (sku_letters gin_trgm_ops) WHERE combination <> '' and removed_at is null;