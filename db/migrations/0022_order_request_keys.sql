ALTER TABLE "orders" ADD COLUMN "cancel_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_key" text;