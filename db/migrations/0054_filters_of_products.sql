DROP INDEX "products_category";--> statement-breakpoint
-- One statement, so that the table is rewritten once.
ALTER TABLE "products"
  ADD COLUMN "stars" smallint GENERATED ALWAYS AS (case when rating_count > 0 then (20 * rating_sum::bigint + rating_count) / (20 * rating_count::bigint) else 0 end) STORED NOT NULL,
  ADD COLUMN "verified_stars" smallint GENERATED ALWAYS AS (case when verified_rating_count > 0 then (20 * verified_rating_sum::bigint + verified_rating_count) / (20 * verified_rating_count::bigint) else 0 end) STORED NOT NULL,
  ADD COLUMN "is_on_sale" boolean GENERATED ALWAYS AS (lowest_price_cents is null and coalesce(discount_price_cents < price_cents, false)) STORED NOT NULL,
  ADD COLUMN "is_available" boolean GENERATED ALWAYS AS (availability and stock is distinct from 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "variants_with_options" ON "product_variants" USING btree ("product_id") WHERE combination <> '' and removed_at is null and not product_deleted;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","brand","effective_price_cents","stars","verified_stars","is_on_sale","is_available","id") WHERE deleted_at is null;
