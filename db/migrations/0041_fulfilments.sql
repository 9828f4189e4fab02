CREATE TABLE "fulfilment_lines" (
	"fulfilment_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "fulfilment_lines_fulfilment_id_position_pk" PRIMARY KEY("fulfilment_id","position"),
	CONSTRAINT "pieces_in_parcel" CHECK ("fulfilment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"staff" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "fulfilled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "written_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fulfilment_lines" ADD CONSTRAINT "fulfilment_lines_fulfilment_id_fulfilments_id_fk" FOREIGN KEY ("fulfilment_id") REFERENCES "public"."fulfilments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fulfilments_of_order" ON "fulfilments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "fulfilments_under_way" ON "fulfilments" USING btree ("created_at") WHERE delivered_at is null;--> statement-breakpoint
UPDATE "order_lines" SET "fulfilled" = CASE WHEN "orders"."status" IN ('on-the-road', 'delivered') THEN "order_lines"."quantity" - "order_lines"."canceled" ELSE "order_lines"."returned" END FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND ("orders"."status" IN ('on-the-road', 'delivered') OR "order_lines"."returned" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_fulfilled" CHECK ("order_lines"."fulfilled" >= 0 and "order_lines"."fulfilled" + "order_lines"."canceled" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_returned" CHECK ("order_lines"."returned" <= "order_lines"."fulfilled");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_written_off" CHECK ("order_lines"."written_off" >= 0 and "order_lines"."restocked" + "order_lines"."written_off" <= "order_lines"."canceled" + "order_lines"."returned");