DROP INDEX "products_scarce";--> statement-breakpoint
CREATE INDEX "products_scarce" ON "products" USING btree ("scarce","id") WHERE deleted_at is null;