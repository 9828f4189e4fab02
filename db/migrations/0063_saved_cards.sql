CREATE TABLE "payment_customers" (
	"key" text PRIMARY KEY NOT NULL,
	"email_key" text,
	"customer_id" text,
	CONSTRAINT "payment_customers_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;