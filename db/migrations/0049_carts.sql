CREATE TABLE "cart_additions" (
	"cart_id" text NOT NULL,
	"id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_cart_id_id_pk" PRIMARY KEY("cart_id","id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"key" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"selection" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"seen" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_key_pk" PRIMARY KEY("cart_id","key")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"version" integer NOT NULL,
	"codes" text[] NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_cart_per_token" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "cart_id" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "cart_pieces" jsonb;--> statement-breakpoint
ALTER TABLE "cart_additions" ADD CONSTRAINT "cart_additions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_additions_oldest" ON "cart_additions" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "carts_unused" ON "carts" USING btree ("used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_checkout_per_cart" ON "checkouts" USING btree ("cart_id") WHERE cart_id is not null and outcome is null;