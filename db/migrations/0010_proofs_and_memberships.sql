CREATE TABLE "email_codes" (
	"email_digest" text NOT NULL,
	"browser_digest" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_codes_email_digest_browser_digest_pk" PRIMARY KEY("email_digest","browser_digest")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "membership" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "member_plan" text;--> statement-breakpoint
CREATE INDEX "email_codes_expired" ON "email_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "memberships_to_remind" ON "memberships" USING btree ("ends_at") WHERE reminded_at is null and refunded_at is null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "one_membership_a_turn" UNIQUE("email_key","turn");