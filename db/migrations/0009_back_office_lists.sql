CREATE INDEX "checkouts_by_amount" ON "checkouts" USING btree ("total_cents" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "checkouts_search" ON "checkouts" USING gin (lower(id || chr(1) || email || chr(1) || coalesce(payment_intent_id, '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_deleted" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "products_deleted" ON "products" USING btree ("created_at" DESC NULLS LAST,"id") WHERE deleted_at is not null;