DROP INDEX "reviews_of_product";--> statement-breakpoint
DROP INDEX "reviews_of_product_by_rating";--> statement-breakpoint
DROP INDEX "reviews_of_product_by_helpful";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "verified_rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "verified_rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
UPDATE "products" SET "verified_rating_sum" = rated.sum, "verified_rating_count" = rated.count
FROM (
  SELECT "product_id", sum("rating")::int AS sum, count(*)::int AS count
  FROM "reviews" WHERE "verified" AND "deleted_at" IS NULL GROUP BY "product_id"
) rated WHERE rated."product_id" = "products"."id";--> statement-breakpoint
CREATE INDEX "products_verified_rating" ON "products" USING btree ((case when verified_rating_count = 0 then 0 else verified_rating_sum::float / verified_rating_count end) desc nulls last,"verified_rating_count" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_waiting" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE held_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null and held_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product_by_rating" ON "reviews" USING btree ("product_id","rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id","verified") WHERE deleted_at is null and held_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product_by_helpful" ON "reviews" USING btree ("product_id","helpful" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null and held_at is null;