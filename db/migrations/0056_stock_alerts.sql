CREATE TABLE "stock_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("product_id",coalesce(variant_id, ''),"email_key") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_of_product" ON "stock_alerts" USING btree ("product_id","variant_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_of_email" ON "stock_alerts" USING btree ("email_key");