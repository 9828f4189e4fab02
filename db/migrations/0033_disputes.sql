CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"is_inquiry" boolean NOT NULL,
	"due_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"withdrawn_cents" integer NOT NULL,
	"reinstated_cents" integer NOT NULL,
	"dashboard_url" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"next_look_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_sweeps" ADD COLUMN "disputes_until" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
CREATE INDEX "disputes_of_payment" ON "disputes" USING btree ("payment_intent_id","opened_at");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("payment_intent_id") WHERE status in ('needs_response', 'under_review');--> statement-breakpoint
CREATE INDEX "disputes_to_look_at" ON "disputes" USING btree ("next_look_at") WHERE next_look_at is not null;