ALTER TABLE "carts" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_merged_into_carts_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_merged" ON "carts" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "one_cart_per_address" UNIQUE("email_key");