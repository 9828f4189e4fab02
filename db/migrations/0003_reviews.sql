DROP INDEX "reviews_newest";--> statement-breakpoint
DROP INDEX "reviews_of_product";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_text" text;--> statement-breakpoint
UPDATE "reviews" SET "search_text" = lower("user_name" || chr(1) || "user_email" || chr(1) || "title" || chr(1) || "comment");--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_by_verified" ON "reviews" USING btree ("verified","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;