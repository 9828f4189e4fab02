DROP INDEX "products_category";--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree ((case when rating_count = 0 then 0 else rating_sum::float / rating_count end) desc nulls last,"rating_count" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree (lower(name),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","brand","effective_price_cents") WHERE deleted_at is null;