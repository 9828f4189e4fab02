ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mails_expired" ON "mails" USING btree ("created_at" DESC NULLS LAST,"event") WHERE next_try_at is null and sent_at is null and failure is null and expires_at is not null;--> statement-breakpoint
UPDATE "mails" SET "expires_at" = "created_at" + CASE "kind"
	WHEN 'email_code' THEN interval '10 minutes'
	WHEN 'password_reset' THEN interval '1 hour'
	WHEN 'staff_invitation' THEN interval '3 days'
	WHEN 'order_status' THEN interval '3 days'
	WHEN 'order_address' THEN interval '3 days'
	WHEN 'message_receipt' THEN interval '3 days'
	WHEN 'order_confirmation' THEN interval '7 days'
	WHEN 'membership_receipt' THEN interval '7 days'
	ELSE interval '14 days'
END WHERE "next_try_at" IS NOT NULL;
