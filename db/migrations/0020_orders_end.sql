ALTER TABLE "order_lines" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "canceled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "restocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "marked_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unpaid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("unpaid_until") WHERE unpaid_until is not null;--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_taken" CHECK ("order_lines"."taken" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_canceled" CHECK ("order_lines"."canceled" >= 0 and "order_lines"."returned" >= 0 and "order_lines"."canceled" + "order_lines"."returned" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "pieces_restocked" CHECK ("order_lines"."restocked" between 0 and least("order_lines"."taken", "order_lines"."canceled" + "order_lines"."returned"));--> statement-breakpoint
UPDATE "order_lines" SET "taken" = "quantity" FROM "orders", "products" WHERE "orders"."id" = "order_lines"."order_id" AND "products"."id" = "order_lines"."product_id" AND "products"."stock" IS NOT NULL AND "orders"."deleted_at" IS NULL AND "orders"."status" IN ('placed', 'processing', 'packaging', 'on-hold');
