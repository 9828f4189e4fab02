ALTER TABLE "order_notes" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "one_note_per_request" UNIQUE("order_id","request_key");