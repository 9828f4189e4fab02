ALTER TABLE "checkouts" ADD COLUMN "membership" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_plan" text;--> statement-breakpoint
CREATE INDEX "memberships_to_remind" ON "memberships" USING btree ("ends_at") WHERE reminded_at is null and refunded_at is null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "one_membership_a_turn" UNIQUE("email_key","turn");