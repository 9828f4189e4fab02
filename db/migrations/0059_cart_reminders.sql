CREATE TABLE "cart_reminders" (
	"email_key" text PRIMARY KEY NOT NULL,
	"cart_id" text,
	"lines" jsonb NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reminded_lines" jsonb NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "cart_reminders_due" ON "cart_reminders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "cart_reminders_oldest" ON "cart_reminders" USING btree ("typed_at");