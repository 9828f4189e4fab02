ALTER TABLE "order_lines" ADD COLUMN "property_texts" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "required_options" jsonb DEFAULT '[]'::jsonb NOT NULL;