CREATE INDEX "audit_changes" ON "audit_log" USING btree ("at") WHERE before is not null or after is not null;--> statement-breakpoint
CREATE INDEX "checkouts_canceled" ON "checkouts" USING btree ("created_at") WHERE outcome = 'cancelled' and email <> '';--> statement-breakpoint
CREATE INDEX "mails_with_secrets" ON "mails" USING btree ("expires_at") WHERE facts ?| array['token', 'code'];--> statement-breakpoint
CREATE INDEX "mails_named" ON "mails" USING btree ("created_at") WHERE recipient <> '';