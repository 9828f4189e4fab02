ALTER TABLE "stock_holds" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "checkouts_holding_of_buyer" ON "checkouts" USING btree ("buyer_digest") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "stock_holds_of_product" ON "stock_holds" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_of_place" ON "stock_holds" USING btree ("place");